import type { RoundAnswerView } from '@trivia/contract/play/rounds.ts';
import { fairElapsedMs } from '@trivia/rules/pace/fair-time.ts';
import type { RoundAnswerRow } from './round-answers.repository.ts';

export type AnsweredRound = Omit<RoundAnswerRow, 'round' | 'player_id' | 'extra_round' | 'extra_ms'>;

export function verdictOf({ option_id, right_option_id }: AnsweredRound): RoundAnswerView['verdict'] {
  if (option_id === null) return 'none';
  return option_id === right_option_id ? 'right' : 'wrong';
}

/** Time that counts for an answer, after lag credit; the whole time of the round without an answer. */
export function elapsedOf(round: AnsweredRound, extraMs: number): number {
  const { elapsed_ms, credit_ms, opens_at, closes_at, closed_at } = round;
  if (elapsed_ms !== null) return fairElapsedMs(elapsed_ms, credit_ms ?? 0);
  if (closes_at) return closes_at.getTime() + extraMs - opens_at.getTime();
  return (closed_at ?? opens_at).getTime() - opens_at.getTime();
}

/** Public form of one player's answer to a closed round. */
export const viewAnswer = (row: RoundAnswerRow): RoundAnswerView => ({
  playerId: row.player_id,
  optionId: row.option_id,
  verdict: verdictOf(row),
  elapsedMs: elapsedOf(row, row.extra_round === row.round ? row.extra_ms : 0),
  creditMs: row.credit_ms ?? 0,
});
