import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@trivia/contract/limits.ts';
import { matchChannel } from '@trivia/contract/realtime/channels.ts';
import type { PlayerAnsweredEvent } from '@trivia/contract/realtime/match-events.ts';
import type { Deps } from '../../deps.ts';
import { batchByKey } from '../../lib/batch.ts';
import type { AnsweredRound } from '../events/publisher.ts';
import { findProgress, type Progress } from '../view/find-progress.ts';

type PublishDeps = Pick<Deps, 'db' | 'log' | 'realtime'>;

const CROWD_EVERY_MS = 1_000;
/**
 * Broadcasting a count costs the server about as much as an answer of every player, so it is limited by their number.
 */
const CROWD_EVERY_MS_A_PLAYER = 0.25;

/** Interval of the count of answers in a crowded match: at least a second, 2.5 s for 10,000 players. */
export const crowdEveryMs = ({ playerCount }: Pick<Progress, 'playerCount'>): number =>
  Math.max(CROWD_EVERY_MS, playerCount * CROWD_EVERY_MS_A_PLAYER);

const isCrowd = ({ playerCount }: Progress): boolean => playerCount > limits.listedPlayers;

function sendMark({ matchId, round }: AnsweredRound, progress: Progress): PlayerAnsweredEvent {
  const { answeredCount, answeredPlayerIds } = progress;
  return {
    matchId,
    round,
    answeredCount,
    answeredPlayerIds: isCrowd(progress) ? [] : [...answeredPlayerIds],
  };
}

/** Batches answers that arrive while a mark is being sent, or while a crowd waits for the next count. */
const publishBatch = batchByKey(async ({ db, realtime }: PublishDeps, answered: readonly AnsweredRound[]) => {
  const [first] = answered;
  let progress = first && (await findProgress(db, first.matchId, first.round));
  if (first && progress && isCrowd(progress)) {
    await pause(crowdEveryMs(progress), undefined, { ref: false });
    progress = await findProgress(db, first.matchId, first.round);
  }
  if (first && progress) {
    const channel = matchChannel({ ...first, ...progress });
    realtime.publish(channel, 'player.answered', sendMark(first, progress));
  }
  return () => undefined;
});

/** Publishes who has answered the open round of a live match. Call it after the commit. */
export function publishAnswered(deps: PublishDeps, answered: AnsweredRound): void {
  if (!deps.realtime.hasListeners) return;
  const { matchId, round } = answered;
  publishBatch(deps, `${matchId}/${round}`, answered).catch((error: unknown) =>
    deps.log.warn({ err: error, matchId }, 'answered marks were not sent to players'),
  );
}
