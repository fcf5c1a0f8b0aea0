import { WELCOME_GRANT } from '@trivia/rules/economy.ts';
import { navigate } from 'wouter/use-browser-location';
import { Picture } from '../../../game/art/picture.tsx';
import { openDialog } from '../../../game/dialogs.ts';
import { useUser } from '../../../game/player/user-store.ts';
import { formatChange } from '../../../lib/i18n/format-change.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './home-dialogs.module.css';

/** Bowl of coins, with what the player has got. */
function Coins() {
  const { language } = useI18n();
  return (
    <div className={styles.coins} aria-hidden="true">
      <Picture name="thing-coin-bowl" sizes="10rem" className={styles.bowl} isFirst />
      <b dir="ltr">{formatChange(WELCOME_GRANT.coins, language)}</b>
    </div>
  );
}

/** Welcomes a new player, once, with their first coins. */
export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { name } = useUser();
  return (
    <Dialog
      title={t('welcome.title', { name: isolate(name) })}
      width={400}
      onClose={onClose}
      picture={<Coins />}
    >
      <p className={styles.text}>
        <b>{t('welcome.grant', { coins: WELCOME_GRANT.coins })}</b> {t('welcome.body')}
      </p>
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
