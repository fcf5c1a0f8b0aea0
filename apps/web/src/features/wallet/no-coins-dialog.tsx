import { navigate } from 'wouter/use-browser-location';
import { NicheMascot } from '../../game/art/niche-mascot.tsx';
import { coinsPath } from '../../game/offers/coins-path.ts';
import { Amount } from '../../game/player/amount.tsx';
import { useUser } from '../../game/player/user-store.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx';
import styles from './no-coins-dialog.module.css';

/** Shown when the server refuses an action for lack of coins. */
export function NoCoinsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { coin } = useUser();
  const goTo = (path: string) => {
    onClose();
    navigate(path);
  };
  return (
    <Dialog
      title={t('noCoins.title')}
      width={400}
      onClose={onClose}
      picture={<NicheMascot pose="consoling" />}
    >
      <p className={styles.have}>
        {t('noCoins.have')}
        <Amount currency="coin" value={coin} isChip />
      </p>
      <p>{t('noCoins.body')}</p>
      <DialogActions>
        <Button isWide onClick={() => goTo(coinsPath(location.pathname + location.search))}>
          {t('noCoins.get')}
        </Button>
        <Button variant="quiet" isWide onClick={() => goTo('/home')}>
          {t('noCoins.home')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
