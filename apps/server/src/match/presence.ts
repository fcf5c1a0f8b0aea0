import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { compileOnce } from '../lib/database/compile-once.ts';
import type { LockedMatch, Write } from './locked-match.ts';

interface Seat {
  readonly matchId: string;
  readonly playerId: string;
}

/** Statement that records a player's presence. It ignores strangers and players who have left. */
export const presenceAt = compileOnce((db, { seenAt, matchId, playerId }: Seat & { readonly seenAt: Date }) =>
  db
    .updateTable('match_player')
    .set({ last_seen_at: seenAt })
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .where('status', '=', 'playing'),
);

/** Records that a player is present. Ignores strangers and players who have left. */
export async function recordPresence(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { matchId, playerId }: Seat,
): Promise<void> {
  await db.executeQuery(presenceAt(db, { seenAt: new Date(clock.nowMs()), matchId, playerId }));
}

/** Write that records a player's presence in a locked match. */
export const presenceWrite = ({ match, nowMs }: LockedMatch, playerId: string): Write => sql`
  UPDATE match_player SET last_seen_at = ${new Date(nowMs)}
   WHERE match_id = ${match.id} AND player_id = ${playerId} AND status = 'playing'`;
