import type { Deps } from '../../deps.ts';
import { batchByKey } from '../../lib/batch.ts';
import type { MatchEvent, Publisher } from '../../match/events/publisher.ts';
import { fillMatchEvents } from '../../match/view/fill-match-events.ts';
import { userPatchAfterMatch } from '../play/user-patch-after-match.ts';
import { matchChannel } from './channels.ts';
import { publishAnswered } from './publish-answered.ts';
import { publishUserPatch } from './publish-user-event.ts';

type PublisherDeps = Pick<Deps, 'db' | 'log' | 'realtime' | 'clock'>;

/** Sends the players of a finished match their new balance and progress. */
async function publishOutcomes(deps: PublisherDeps, { matchId, isLive }: MatchEvent): Promise<void> {
  const seats = await deps.db
    .selectFrom('match_player')
    .select('player_id')
    .where('match_id', '=', matchId)
    .execute();
  for (const { player_id } of seats) {
    const { challenge, ...patch } = await userPatchAfterMatch(deps, player_id);
    // Live matches are never the daily challenge.
    publishUserPatch(deps.realtime, player_id, { ...patch, ...(challenge && !isLive && { challenge }) });
  }
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

/** Creates the publisher of live matches' events, and of any finished match's outcome. */
export function createMatchPublisher(deps: PublisherDeps): Publisher {
  const { realtime, log } = deps;

  async function publish(event: MatchEvent): Promise<void> {
    const { matchId, kind, isLive } = event;
    try {
      if (isLive) await publishEvents(deps, matchId, event);
      if (kind === 'match.finished') await publishOutcomes(deps, event);
    } catch (error) {
      log.warn({ err: error, matchId, kind }, 'match event was not sent to players');
    }
  }

  return {
    publish(events) {
      if (!realtime.hasListeners) return;
      for (const event of events) void publish(event);
    },
    markAnswered: (round) => publishAnswered(deps, round),
  };
}
