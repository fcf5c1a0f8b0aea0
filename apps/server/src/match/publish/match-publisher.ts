import { matchChannel } from '@trivia/contract/realtime/channels.ts';
import type { Deps } from '../../deps.ts';
import { batchByKey } from '../../lib/batch.ts';
import type { MatchEvent, Publisher } from '../events/publisher.ts';
import { fillMatchEvents } from '../view/fill-match-events.ts';
import { publishAnswered } from './publish-answered.ts';

type PublisherDeps = Pick<Deps, 'db' | 'log' | 'realtime'>;

/** Sends the events of one match in order. */
const publishEvents = batchByKey(async ({ db, realtime }: PublisherDeps, events: readonly MatchEvent[]) => {
  const [first] = events;
  const filled = first ? await fillMatchEvents(db, first.matchId, events) : [];
  for (const { kind, payload } of filled) {
    if (first) realtime.publish(matchChannel(first), kind, payload);
  }
  return () => undefined;
});

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
    markAnswered: (round) => publishAnswered(deps, round),
  };
}
