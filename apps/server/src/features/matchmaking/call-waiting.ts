import { sql } from 'kysely';
import type { Deps } from '../../lib/deps.ts';
import { tellUser } from '../../realtime/players/tell-user.ts';

/** A player was heard of so lately that they need not be asked whether they are there. */
const JUST_HEARD_MS = 250;
/** A call lasts longer than clients wait between two questions, so that everybody of a group is heard of meanwhile. */
const CALL_LASTS_MS = 4_000;

export interface Presence {
  readonly id: string;
  readonly seenAtMs: number;
  /** Time at which they were asked if they are still there; null where they were not. */
  readonly calledAtMs: number | null;
}

/** Tells if a player is there to play: heard of just now, or since they were called. */
export const isPresent = ({ seenAtMs, calledAtMs }: Presence, nowMs: number): boolean =>
  seenAtMs >= nowMs - JUST_HEARD_MS ||
  (calledAtMs !== null && calledAtMs > nowMs - CALL_LASTS_MS && seenAtMs >= calledAtMs);

/**
 * Asks players who could be put together whether they are still there: no stake is taken from a player who is gone.
 * Players who hear it ask for a match at once; the others do so within 2 seconds anyway.
 */
export async function callWaiting(
  { db, realtime }: Deps,
  players: readonly Presence[],
  nowMs: number,
): Promise<void> {
  if (players.length === 0) return;
  const playerIds = players.map(({ id }) => id);
  // Players whose ticket is locked are being heard of, or seated, at this very moment.
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
  for (const one of players) if (!isPresent(one, nowMs)) tellUser(realtime, one.id, 'queue_called', {});
}
