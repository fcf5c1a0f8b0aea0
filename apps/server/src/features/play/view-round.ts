/** What a player may see of a round, before and after it is closed. */
import type { ClosedRoundView, OpenRoundView, QuestionView } from '@trivia/contract/play.ts';
import type { RoundRow } from './match-view.repository.ts';

function viewQuestion(row: RoundRow): QuestionView {
  const options = row.option_ids.map((id, index) => ({
    id,
    text: row.options[row.option_order[index] ?? -1] ?? '',
  }));
  return {
    categoryId: row.category_id,
    difficulty: row.difficulty,
    prompt: row.prompt,
    pictureUrl: row.picture_url,
    options,
  };
}

/** Nothing here may tell the right option: neither itself, nor explanation, nor source. */
export const viewOpenRound = (row: RoundRow): OpenRoundView => ({
  number: row.round,
  opensAtMs: row.opens_at.getTime(),
  closesAtMs: row.closes_at?.getTime() ?? null,
  question: viewQuestion(row),
  myOptionId: row.option_id,
});

function verdictOf({ option_id, right_option_id }: RoundRow): ClosedRoundView['verdict'] {
  if (option_id === null) return 'none';
  return option_id === right_option_id ? 'right' : 'wrong';
}

function elapsedOf({ elapsed_ms, opens_at, closes_at, closed_at }: RoundRow): number {
  if (elapsed_ms !== null) return elapsed_ms;
  return (closes_at ?? closed_at ?? opens_at).getTime() - opens_at.getTime();
}

const viewSource = ({ source_title, source_url }: RoundRow): ClosedRoundView['source'] =>
  source_title !== null && source_url !== null ? { title: source_title, url: source_url } : null;

export const viewClosedRound = (row: RoundRow): ClosedRoundView => ({
  number: row.round,
  question: viewQuestion(row),
  rightOptionId: row.right_option_id,
  myOptionId: row.option_id,
  verdict: verdictOf(row),
  elapsedMs: elapsedOf(row),
  explanation: row.explanation,
  source: viewSource(row),
});
