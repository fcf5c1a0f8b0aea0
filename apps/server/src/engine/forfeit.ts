import { closeIfAnswered } from './advance-match.ts';
import { updateActive } from './close-round.ts';
import type { MatchEdit } from './match-edit.ts';
import { settleMatch } from './settle-match.ts';

/** The player leaves for good. It may end the match, or the round that only waited for them. */
export async function forfeit(edit: MatchEdit, playerId: string): Promise<void> {
  const { tx, match, mode } = edit;
  if (edit.isOver) return;
  const { numUpdatedRows } = await tx
    .updateTable('match_player')
    .set({ status: 'left', is_active: false })
    .where('match_id', '=', match.id)
    .where('player_id', '=', playerId)
    .where('status', '=', 'playing')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;

  const state = mode.forfeit(match.state, playerId);
  edit.set({ state });
  edit.append('player.left', { playerId });
  await updateActive(edit);
  const result = mode.result(state);
  if (result) await settleMatch(edit, result);
  else await closeIfAnswered(edit);
}
