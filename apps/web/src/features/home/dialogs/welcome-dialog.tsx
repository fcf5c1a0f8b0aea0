import { WELCOME_GRANT } from '@trivia/rules/economy.ts';
import { navigate } from 'wouter/use-browser-location';
import { openDialog } from '../../../game/dialogs.ts';
import { CoinIcon } from '../../../game/player/currency-icons.tsx';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './home-dialogs.module.css';

/** Welcomes a new player, once, with their first coins. */
export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { name } = useUser();
  return (
    <Dialog title={t('welcome.title', { name: isolate(name) })} width={400} onClose={onClose}>
      <p className={styles.grant}>
        <CoinIcon className={styles.coin} />
        {t('welcome.grant', { coins: WELCOME_GRANT.coins })}
      </p>
      <p>{t('welcome.body')}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          isWide
          onClick={() => {
            onClose();
            navigate('/play/daily-challenge');
          }}
        >
          {t('welcome.action')}
        </Button>
        <Button
          variant="quiet"
          isWide
          onClick={() => {
            onClose();
            openDialog('guide');
          }}
        >
          {t('welcome.guide')}
        </Button>
      </div>
    </Dialog>
  );
}
