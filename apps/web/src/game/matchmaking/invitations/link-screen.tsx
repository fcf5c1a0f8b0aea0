import { useLocation } from 'wouter';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../../lib/time/use-time-left.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { NicheMascot } from '../../art/niche-mascot.tsx';
import { MatchSkeleton } from '../../match/match-skeleton.tsx';
import { type LiveModeId, liveModeOf, modeTable } from '../../modes/mode-table.ts';
import { WaitingStage } from '../queue/waiting-stage.tsx';
import type { Invitation } from './invitation-query.ts';
import styles from './link-screen.module.css';
import { invitationUrl, ShareLink } from './share-link.tsx';
import { useOwnInvitation } from './use-own-invitation.ts';

function TimeLeft({ untilMs }: { readonly untilMs: number }) {
  const { t } = useI18n();
  return <p className={styles.left}>{t('waiting.linkLeft', { time: useTimeLeft(untilMs) })}</p>;
}

function Open({ invitation, onStop }: { readonly invitation: Invitation; readonly onStop: () => void }) {
  const { t } = useI18n();
  return (
    <WaitingStage
      modeId={liveModeOf(invitation.type)}
      title={t('waiting.linkTitle')}
      words={
        <>
          <p>{t('waiting.linkBody')}</p>
          <TimeLeft untilMs={invitation.expiresAtMs} />
        </>
      }
      actions={
        <>
          <ShareLink invitation={invitation} />
          <Button variant="quiet" isWide onClick={onStop}>
            {t('waiting.takeBack')}
          </Button>
        </>
      }
    >
      <NicheMascot pose="hello" />
      <code className={styles.url} dir="ltr">
        {invitationUrl(invitation).replace(/^https?:\/\//, '')}
      </code>
    </WaitingStage>
  );
}

function ExpiredLink({ modeId, onStop }: { readonly modeId: LiveModeId; readonly onStop: () => void }) {
  const { t } = useI18n();
  return (
    <WaitingStage
      modeId={modeId}
      title={t('waiting.linkGoneTitle')}
      words={<p>{t('waiting.linkGoneBody')}</p>}
      actions={
        <Button isWide onClick={onStop}>
          {t('waiting.back')}
        </Button>
      }
    >
      <NicheMascot pose="asleep" />
    </WaitingStage>
  );
}

/** Waits until a friend opens the link. Its id is in the address, so that a reload continues the wait. */
export function LinkScreen({ modeId, id }: { readonly modeId: LiveModeId; readonly id: string }) {
  const { t } = useI18n();
  const [, navigate] = useLocation();
  const { data, isPending, refetch } = useOwnInvitation(modeId, id, { endsWithPage: false });
  const stop = () => navigate(modeTable[modeId].path, { replace: true });
  if (data) {
    const isWaiting = data.status === 'open' || data.status === 'accepted';
    return isWaiting ? (
      <Open invitation={data} onStop={stop} />
    ) : (
      <ExpiredLink modeId={modeId} onStop={stop} />
    );
  }
  if (isPending) return <MatchSkeleton />;
  return <ErrorState message={t('waiting.joinError')} onRetry={() => void refetch()} />;
}
