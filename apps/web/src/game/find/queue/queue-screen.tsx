import { useQuery } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useHasCome } from '../../../lib/time/use-has-come.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type LiveGameType, liveGames } from '../../modes/live-games.ts';
import { useUser } from '../../player/user-store.ts';
import { useEnterMatch } from '../invitations/use-enter-match.ts';
import { onlineQuery } from '../opponents/online-query.ts';
import styles from './queue-screen.module.css';
import { Radar } from './radar.tsx';
import { useQueue } from './use-queue.ts';
import { useSecondsSince } from './use-seconds-since.ts';
import { WaitingStage } from './waiting-stage.tsx';
import { WaitingTip } from './waiting-tip.tsx';
import type { WantedGame } from './wanted-game.ts';

function Waited({ sinceMs }: { readonly sinceMs: number }) {
  const { t } = useI18n();
  return <p className={styles.waited}>{t('waiting.waited', { n: useSecondsSince(sinceMs) })}</p>;
}

interface MeanwhileProps {
  readonly type: LiveGameType;
  /** When the bot is offered. */
  readonly botAtMs: number;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

/** What is good to know; after a while alone the house bot, labelled for what it is. */
function Meanwhile({ type, botAtMs, isTaken, onTake }: MeanwhileProps) {
  const { t } = useI18n();
  const isOffered = useHasCome(botAtMs);
  return (
    <div className={styles.region}>
      {!isOffered && <WaitingTip type={type} />}
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
  readonly game: WantedGame;
  readonly onStop: () => void;
}

/** Looking for opponents, until some are found or the player stops. */
export function QueueScreen({ game, onStop }: QueueScreenProps) {
  const { t } = useI18n();
  const { avatarUrl } = useUser();
  const enter = useEnterMatch(game.type);
  const { data: online } = useQuery(onlineQuery(''));
  const { view, isCutOff, wantsBot, acceptBot } = useQueue(game, {
    onFound: (matchId) => void enter(matchId),
    onRefused: onStop,
  });
  return (
    <WaitingStage
      hue={liveGames[game.type].hue}
      title={t(game.type === 'survival' ? 'waiting.gathering' : 'waiting.looking')}
      words={
        <>
          <p role="status" className={styles.lost}>
            {isCutOff && t('waiting.cutOff')}
          </p>
          {view ? (
            <Meanwhile type={game.type} botAtMs={view.botAtMs} isTaken={wantsBot} onTake={acceptBot} />
          ) : (
            <WaitingTip type={game.type} />
          )}
        </>
      }
      actions={
        <Button variant="quiet" isWide onClick={onStop}>
          {t('waiting.stop')}
        </Button>
      }
    >
      <Radar avatarUrl={avatarUrl} others={online?.data ?? []} />
      {view && <Waited sinceMs={view.joinedAtMs} />}
    </WaitingStage>
  );
}
