import { useQuery } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useIsPast } from '../../../lib/time/use-is-past.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type LiveModeId, wireNameOf } from '../../modes/mode-table.ts';
import { useUser } from '../../player/user-store.ts';
import { useEnterMatch } from '../invitations/use-enter-match.ts';
import { onlineQuery } from '../opponents/online-query.ts';
import styles from './queue-screen.module.css';
import { Radar } from './radar.tsx';
import { useQueue } from './use-queue.ts';
import { useSecondsSince } from './use-seconds-since.ts';
import { WaitingStage } from './waiting-stage.tsx';
import { WaitingTip } from './waiting-tip.tsx';

function WaitingTime({ sinceMs }: { readonly sinceMs: number }) {
  const { t } = useI18n();
  return <p className={styles.waited}>{t('waiting.waited', { n: useSecondsSince(sinceMs) })}</p>;
}

interface TipOrBotProps {
  readonly modeId: LiveModeId;
  /** Time at which the house bot is offered. */
  readonly botAtMs: number;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

/** Tips during the wait, and later the offer of the house bot, labelled as a bot. */
function TipOrBot({ modeId, botAtMs, isTaken, onTake }: TipOrBotProps) {
  const { t } = useI18n();
  const isOffered = useIsPast(botAtMs);
  return (
    <div className={styles.region}>
      {!isOffered && <WaitingTip modeId={modeId} />}
      <div role="status">
        {isOffered && (
          <div className={styles.offer}>
            <h2>{t('waiting.botTitle')}</h2>
            <p>{t('waiting.botBody')}</p>
            <Button variant="second" isWide icon={Bot} isBusy={isTaken} onClick={onTake}>
              {t('waiting.botAction')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

interface QueueScreenProps {
  readonly modeId: LiveModeId;
  readonly stakesId: string;
  readonly onStop: () => void;
}

/** Searches for opponents until a match is found or the player stops. */
export function QueueScreen({ modeId, stakesId, onStop }: QueueScreenProps) {
  const { t } = useI18n();
  const me = useUser();
  const enter = useEnterMatch(modeId);
  const { data: online } = useQuery(onlineQuery(''));
  const { view, isCutOff, wantsBot, acceptBot } = useQueue(
    { ...wireNameOf(modeId), plan: stakesId },
    {
      onFound: (matchId) => void enter(matchId),
      onRefused: onStop,
    },
  );
  return (
    <WaitingStage
      modeId={modeId}
      title={t(modeId === 'survival-duel' ? 'waiting.gathering' : 'waiting.looking')}
      words={
        <>
          <p role="status" className={styles.lost}>
            {isCutOff && t('waiting.cutOff')}
          </p>
          {view ? (
            <TipOrBot modeId={modeId} botAtMs={view.botAtMs} isTaken={wantsBot} onTake={acceptBot} />
          ) : (
            <WaitingTip modeId={modeId} />
          )}
        </>
      }
      actions={
        <Button variant="quiet" isWide onClick={onStop}>
          {t('waiting.stop')}
        </Button>
      }
    >
      <Radar me={me} others={online?.data ?? []} />
      {view && <WaitingTime sinceMs={view.joinedAtMs} />}
    </WaitingStage>
  );
}
