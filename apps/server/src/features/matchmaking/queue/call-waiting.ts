import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { publishUserEvent } from '../../live/publish-user-event.ts';

/** Age of a sign of presence up to which a player need not be called. */
const JUST_HEARD_MS = 250;
/**
 * Lifetime of a call: longer than clients wait between two requests, so that all members of a group respond
 * within it.
 */
const CALL_LASTS_MS = 4_000;

export interface Presence {
  readonly id: string;
  readonly seenAtMs: number;
  /** Time of the last call; null if none. */
  readonly calledAtMs: number | null;
}

/** Whether a player is present: seen just now, or since the last call. */
export const isPresent = ({ seenAtMs, calledAtMs }: Presence, nowMs: number): boolean =>
  seenAtMs >= nowMs - JUST_HEARD_MS ||
  (calledAtMs !== null && calledAtMs > nowMs - CALL_LASTS_MS && seenAtMs >= calledAtMs);

/**
 * Calls players who could be paired to check that they are present, so that no absent player pays a stake.
 * Clients that receive the call ask for a match at once; others do so within 2 seconds anyway.
 */
export async function callWaiting(
  { db, realtime }: Deps,
  players: readonly Presence[],
  nowMs: number,
): Promise<void> {
  if (players.length === 0) return;
  const playerIds = players.map(({ id }) => id);
  // A locked ticket belongs to a player who is being updated or seated right now.
  const uncalled = db
    .selectFrom('queue_ticket')
    .select('player_id')
    .where((eb) => eb('player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where((eb) =>
      eb.or([eb('called_at', 'is', null), eb('called_at', '<=', new Date(nowMs - CALL_LASTS_MS))]),
    )
    .forUpdate()
    .skipLocked();
  await db
    .updateTable('queue_ticket')
    .set({ called_at: new Date(nowMs) })
    .where('player_id', 'in', uncalled)
    .execute();
  if (!realtime.hasListeners) return;
  for (const one of players)
    if (!isPresent(one, nowMs)) publishUserEvent(realtime, one.id, 'queue_called', {});
}
