import type { Deps } from '../../lib/deps.ts';

/** Says that a player is still there. Does nothing for who has no seat or has left. */
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
