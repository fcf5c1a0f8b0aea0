import { WaitingStage } from '../../game/matchmaking/queue/waiting-stage.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { RedirectMascot } from './redirect-mascot.tsx';

/** Asks a visitor to log in, and returns to the invitation afterwards. */
export function LogInFirst() {
  const { t } = useI18n();
  return (
    <WaitingStage
      modeId="head-to-head"
      title={t('redirect.logInTitle')}
      words={<p>{t('redirect.logInBody')}</p>}
      actions={
        <Button isWide href="/landing#log-in">
          {t('redirect.logIn')}
        </Button>
      }
    >
      <RedirectMascot pose="hello" />
    </WaitingStage>
  );
}
