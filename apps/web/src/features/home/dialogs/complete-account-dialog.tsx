import { WELCOME_GRANT } from '@trivia/rules/economy.ts';
import { navigate } from 'wouter/use-browser-location';
import { CoinIcon } from '../../../game/player/currency.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './home-dialogs.module.css';

/** Asks the player to complete the account, and names the benefits. */
export function CompleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Dialog title={t('complete.title')} width={400} onClose={onClose}>
      <p className={styles.grant}>
        <CoinIcon className={styles.coin} />
        {t('complete.body', { coins: WELCOME_GRANT.coins })}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          isWide
          onClick={() => {
            onClose();
            navigate('/completeAccount');
          }}
        >
          {t('complete.action')}
        </Button>
        <Button variant="quiet" isWide onClick={onClose}>
          {t('complete.later')}
        </Button>
      </div>
    </Dialog>
  );
}
