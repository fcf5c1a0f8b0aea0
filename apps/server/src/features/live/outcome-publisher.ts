import type { Deps } from '../../deps.ts';
import type { MatchEvent, Publisher } from '../../match/events/publisher.ts';
import { userPatchAfterMatch } from '../play/user-patch-after-match.ts';
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

/** Creates the publisher of finished matches' outcomes, in every mode. */
export const createOutcomePublisher = (deps: PublisherDeps): Publisher => ({
  publish(events) {
    if (!deps.realtime.hasListeners) return;
    for (const event of events.filter(({ kind }) => kind === 'match.finished')) {
      publishOutcomes(deps, event).catch((error: unknown) =>
        deps.log.warn({ err: error, matchId: event.matchId }, 'outcome of a match was not sent to players'),
      );
    }
  },
});
