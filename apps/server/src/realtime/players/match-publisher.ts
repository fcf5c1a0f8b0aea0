import type { MatchEvent, Publisher } from '../../engine/publisher.ts';
import { fillMatchEvents } from '../../features/play/fill-match-events.ts';
import { userPatchAfterMatch } from '../../features/play/user-patch-after-match.ts';
import type { Deps } from '../../lib/deps.ts';
import { inGroups } from '../../lib/in-groups.ts';
import { matchChannel } from './channels.ts';
import { tellUserPatch } from './tell-user.ts';

type PublisherDeps = Pick<Deps, 'db' | 'log' | 'realtime' | 'clock'>;

/** What the players of a match have after it, and how far they have come. */
async function tellOutcomes(deps: PublisherDeps, { matchId, isLive }: MatchEvent): Promise<void> {
  const seats = await deps.db
    .selectFrom('match_player')
    .select('player_id')
    .where('match_id', '=', matchId)
    .execute();
  for (const { player_id } of seats) {
    const { challenge, ...patch } = await userPatchAfterMatch(deps, player_id);
    // No live match is the challenge of the day.
    tellUserPatch(deps.realtime, player_id, { ...patch, ...(challenge && !isLive && { challenge }) });
  }
}

/** The events of one match one after the other, in the order in which they happened. */
const tellEvents = inGroups(async ({ db, realtime }: PublisherDeps, events: readonly MatchEvent[]) => {
  const [first] = events;
  const told = first ? await fillMatchEvents(db, first.matchId, events) : [];
  for (const { kind, payload } of told) {
    if (first) realtime.publish(matchChannel(first), kind, payload);
  }
  return () => undefined;
});

/** Tells the players of a live match what happened in it, and players of any what they have when it is over. */
export function createMatchPublisher(deps: PublisherDeps): Publisher {
  const { realtime, log } = deps;

  async function tell(event: MatchEvent): Promise<void> {
    const { matchId, kind, isLive } = event;
    try {
      if (isLive) await tellEvents(deps, matchId, event);
      if (kind === 'match.finished') await tellOutcomes(deps, event);
    } catch (error) {
      log.warn({ err: error, matchId, kind }, 'players were not told of an event');
    }
  }

  return {
    publish(events) {
      if (!realtime.hasListeners) return;
      for (const event of events) void tell(event);
    },
  };
}
