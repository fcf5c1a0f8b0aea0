import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@trivia/contract/limits.ts';
import { matchChannel } from '@trivia/contract/realtime/channels.ts';
import type { PlayerAnsweredEvent } from '@trivia/contract/realtime/match-events.ts';
import type { Deps } from '../../deps.ts';
import { batchByKey } from '../../lib/batch.ts';
import type { AnsweredRound, MatchEvent, Publisher } from '../events/publisher.ts';
import { fillMatchEvents } from '../view/fill-match-events.ts';
import { findProgress, type Progress } from '../view/round-answers.repository.ts';

type PublisherDeps = Pick<Deps, 'db' | 'log' | 'realtime'>;

const CROWD_EVERY_MS = 1_000;
/**
 * Broadcasting a count costs the server about as much as an answer of every player, so it is limited by their number.
 */
const CROWD_EVERY_MS_A_PLAYER = 0.25;

/** Interval of the count of answers in a crowded match: at least a second, 2.5 s for 10,000 players. */
export const crowdEveryMs = ({ playerCount }: Pick<Progress, 'playerCount'>): number =>
  Math.max(CROWD_EVERY_MS, playerCount * CROWD_EVERY_MS_A_PLAYER);

const isCrowd = ({ playerCount }: Progress): boolean => playerCount > limits.listedPlayers;

function viewProgress({ matchId, round }: AnsweredRound, progress: Progress): PlayerAnsweredEvent {
  const { answeredCount, answeredPlayerIds } = progress;
  return {
    matchId,
    round,
    answeredCount,
    answeredPlayerIds: isCrowd(progress) ? [] : [...answeredPlayerIds],
  };
}

/** Sends the events of one match in order. */
const publishEvents = batchByKey(async ({ db, realtime }: PublisherDeps, events: readonly MatchEvent[]) => {
  const [first] = events;
  const filled = first ? await fillMatchEvents(db, first.matchId, events) : [];
  for (const { kind, payload } of filled) {
    if (first) realtime.publish(matchChannel(first), kind, payload);
  }
  return () => undefined;
});

/** Batches answers that arrive while a count is being sent, or while a crowd waits for the next one. */
const publishProgress = batchByKey(
  async ({ db, realtime }: PublisherDeps, answered: readonly AnsweredRound[]) => {
    const [first] = answered;
    let progress = first && (await findProgress(db, first.matchId, first.round));
    if (first && progress && isCrowd(progress)) {
      await pause(crowdEveryMs(progress), undefined, { ref: false });
      progress = await findProgress(db, first.matchId, first.round);
    }
    if (first && progress) {
      realtime.publish(
        matchChannel({ ...first, ...progress }),
        'player.answered',
        viewProgress(first, progress),
      );
    }
    return () => undefined;
  },
);

/** Creates the publisher of live matches' events to their players. */
export function createMatchPublisher(deps: PublisherDeps): Publisher {
  const { realtime, log } = deps;
  return {
    publish(events) {
      if (!realtime.hasListeners) return;
      for (const event of events.filter(({ isLive }) => isLive)) {
        const { matchId, kind } = event;
        publishEvents(deps, matchId, event).catch((error: unknown) =>
          log.warn({ err: error, matchId, kind }, 'match event was not sent to players'),
        );
      }
    },
    markAnswered(answered) {
      if (!realtime.hasListeners) return;
      const { matchId, round } = answered;
      publishProgress(deps, `${matchId}/${round}`, answered).catch((error: unknown) =>
        log.warn({ err: error, matchId }, 'answered marks were not sent to players'),
      );
    },
  };
}
