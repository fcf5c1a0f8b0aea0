import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { compileOnce } from '../../lib/database/compile-once.ts';
import type { LockedMatch, Write } from '../locked-match.ts';
import { findMatchOf } from '../view/match-view.repository.ts';

interface Seat {
  readonly matchId: string;
  readonly playerId: string;
}

/** Statement that records a player's presence at a time. It changes nothing without a seat, or after leaving. */
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

/** Records presence, and returns the version by which a client sees whether it is up to date. */
export async function touchMatch(deps: Deps, seat: Seat): Promise<{ serverTimeMs: number; version: number }> {
  await recordPresence(deps, seat);
  const match = await findMatchOf(deps.db, seat.matchId, seat.playerId);
  if (!match) throw new AppError('MATCH_NOT_FOUND');
  if (match.status === 'over') throw new AppError('MATCH_OVER');
  return { serverTimeMs: deps.clock.nowMs(), version: match.version };
}
