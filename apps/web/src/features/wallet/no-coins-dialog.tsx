import { navigate } from 'wouter/use-browser-location';
import { coinsPath } from '../../game/offers/coins-path.ts';
import { CoinIcon } from '../../game/player/currency-icons.tsx';
import { useUser } from '../../game/player/user-store.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx';
import styles from './no-coins-dialog.module.css';

/** Shown when the server says that something costs more coins than the player has. */
export function NoCoinsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { coin, hasSubscription } = useUser();
  const goTo = (path: string) => {
    onClose();
    navigate(path);
  };
  const getCoins = hasSubscription ? { onClick: () => goTo(coinsPath(true)) } : { href: coinsPath(false) };
  return (
    <Dialog title={t('noCoins.title')} width={400} onClose={onClose}>
      <div className={styles.picture} aria-hidden="true">
        <CoinIcon className={styles.coin} />
        <CoinIcon className={styles.coin} />
        <CoinIcon className={styles.coin} />
      </div>
      <p>{t(hasSubscription ? 'noCoins.body' : 'noCoins.bodyFree', { n: coin })}</p>
      <DialogActions>
        <Button isWide {...getCoins}>
          {t('noCoins.get')}
        </Button>
        <Button variant="quiet" isWide onClick={() => goTo('/home')}>
          {t('noCoins.home')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
