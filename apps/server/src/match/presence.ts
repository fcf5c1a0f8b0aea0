import type { Deps } from '../deps.ts';
import { AppError } from '../lib/app-error.ts';

/** Records that a player is present. Ignores strangers and players who have left. */
export async function recordPresence(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { matchId, playerId }: { readonly matchId: string; readonly playerId: string },
): Promise<void> {
  await db
    .updateTable('match_player')
    .set({ last_seen_at: new Date(clock.nowMs()) })
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .where('status', '=', 'playing')
    .execute();
}

/** Records presence like `recordPresence`, and refuses with MATCH_NOT_FOUND a player without a seat. */
export async function requirePresence(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { matchId, playerId }: { readonly matchId: string; readonly playerId: string },
): Promise<void> {
  const now = new Date(clock.nowMs());
  const { numUpdatedRows } = await db
    .updateTable('match_player')
    .set((eb) => ({
      last_seen_at: eb.case().when('status', '=', 'playing').then(now).else(eb.ref('last_seen_at')).end(),
    }))
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('MATCH_NOT_FOUND');
}
