import { lockRound } from '../lock-round.ts';
import type { LockedMatch } from '../locked-match.ts';
import { readAnswers } from '../round-answers.ts';
import { settleMatch } from '../settlement/settle-match.ts';
import { closeIfAnswered } from './advance-match.ts';
import { outWrite, seenWrite } from './close-round.ts';

const releaseSeat = async ({ tx, match }: LockedMatch, playerId: string): Promise<boolean> => {
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
 * Makes the player leave for good, which may end the match, or close a round that only waited for that player. An
 * open question counts as seen by the leaver, and by everyone if its round never closes.
 */
export async function forfeit(locked: LockedMatch, playerId: string): Promise<void> {
  const { tx, match, mode } = locked;
  if (locked.isOver) return;
  // Lock the round before the seats, in the order that answers and closing use.
  const round = await lockRound(locked);
  const answers = round ? await readAnswers(tx, round, { endedMs: locked.nowMs, isActiveOnly: true }) : {};
  if (!(await releaseSeat(locked, playerId))) return;

  const before = match.state;
  const state = mode.forfeit(before, playerId);
  locked.set({ state });
  locked.append('player.left', { playerId });
  await outWrite(locked, before)?.execute(tx);
  const result = mode.result(state);
  const own = Object.entries(answers).filter(([id]) => id === playerId);
  if (round) await seenWrite(locked, round, result ? answers : Object.fromEntries(own)).execute(tx);
  if (result) await settleMatch(locked, result);
  else await closeIfAnswered(locked);
}
