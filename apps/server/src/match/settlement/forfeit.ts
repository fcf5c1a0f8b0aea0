import type { MatchEdit } from '../match-edit.ts';
import { closeIfAnswered } from '../rounds/advance-match.ts';
import { lockRound, recordSeen, updateActive } from '../rounds/close-round.ts';
import { readAnswers } from '../rounds/round-answers.ts';
import { settleMatch } from './settle-match.ts';

const giveSeatUp = async ({ tx, match }: MatchEdit, playerId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('match_player')
    .set({ status: 'left', is_active: false })
    .where('match_id', '=', match.id)
    .where('player_id', '=', playerId)
    .where('status', '=', 'playing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Makes the player leave for good, which may end the match or close a round that only waited for them. An
 * open question counts as seen: by the leaver, and by all if it is never closed.
 */
export async function forfeit(edit: MatchEdit, playerId: string): Promise<void> {
  const { tx, match, mode } = edit;
  if (edit.isOver) return;
  // Lock the round before the seats, in the order that answers and closing use.
  const round = await lockRound(edit);
  const answers = round ? await readAnswers(tx, round, { endedMs: edit.nowMs, isActiveOnly: true }) : {};
  if (!(await giveSeatUp(edit, playerId))) return;

  const before = match.state;
  const state = mode.forfeit(before, playerId);
  edit.set({ state });
  edit.append('player.left', { playerId });
  await updateActive(edit, before);
  const result = mode.result(state);
  const own = Object.entries(answers).filter(([id]) => id === playerId);
  if (round) await recordSeen(edit, round, result ? answers : Object.fromEntries(own));
  if (result) await settleMatch(edit, result);
  else await closeIfAnswered(edit);
}
