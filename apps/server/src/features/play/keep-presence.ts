import type { Deps } from '../../lib/deps.ts';

/** Records that a player is present. Does nothing without a seat, or after leaving. */
export async function keepPresence(
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
