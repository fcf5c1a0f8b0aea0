import { LogIn } from 'lucide-react';
import { WaitingStage } from '../../game/matchmaking/queue/waiting-stage.tsx';
import { modeTable } from '../../game/modes/mode-table.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './redirect.module.css';

/** Asks a visitor to log in, and returns to the invitation afterwards. */
export function LogInFirst() {
  const { t } = useI18n();
  return (
    <WaitingStage
      hue={modeTable['head-to-head'].hue}
      title={t('redirect.logInTitle')}
      words={<p>{t('redirect.logInBody')}</p>}
      actions={
        <Button isWide href="/landing#log-in">
          {t('redirect.logIn')}
        </Button>
      }
    >
      <span className={styles.glyph}>
        <LogIn aria-hidden="true" />
      </span>
    </WaitingStage>
  );
}
