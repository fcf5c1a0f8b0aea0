/** A player's view of a round, before and after it closes. */
import type {
  ClosedRoundView,
  OpenRoundView,
  QuestionView,
  RoundAnswerView,
} from '@trivia/contract/play/rounds.ts';
import type { RoundRow, RoundText, UsedBooster } from './match-view.repository.ts';
import { elapsedOf, verdictOf } from './view-answer.ts';

export function viewQuestion(row: RoundText): QuestionView {
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

/** Boosters of one player in a round, with the time they added. */
export interface RoundBoosters {
  /** Boosters used in this round. */
  readonly boosters: readonly UsedBooster[];
  readonly extraMs: number;
}

const typesOf = ({ boosters }: RoundBoosters) => boosters.map(({ type }) => type);

/** Options removed by boosters, and the pick that a second chance forgave. */
const removedOptions = ({ boosters }: RoundBoosters): string[] =>
  boosters.flatMap(({ effect: { removed = [], firstPick } }) => [
    ...removed,
    ...(firstPick === undefined ? [] : [firstPick]),
  ]);

function audienceOf({ boosters }: RoundBoosters): OpenRoundView['audience'] {
  const audience = boosters.find(({ effect }) => effect.audience)?.effect.audience;
  return audience ? audience.map(({ optionId, percent }) => ({ optionId, percent })) : null;
}

/** Must not contain the right option, the explanation or the source. */
export const viewOpenRound = (
  row: RoundRow,
  used: RoundBoosters,
  answeredPlayerIds: readonly string[],
): OpenRoundView => ({
  number: row.round,
  opensAtMs: row.opens_at.getTime(),
  closesAtMs: row.closes_at ? row.closes_at.getTime() + used.extraMs : null,
  question: viewQuestion(row),
  myOptionId: row.option_id,
  boosters: typesOf(used),
  removedOptionIds: removedOptions(used),
  audience: audienceOf(used),
  answeredPlayerIds: [...answeredPlayerIds],
});

export const viewSource = ({ source_title, source_url }: RoundText): ClosedRoundView['source'] =>
  source_title !== null && source_url !== null ? { title: source_title, url: source_url } : null;

export const viewClosedRound = (
  row: RoundRow,
  used: RoundBoosters,
  answers: readonly RoundAnswerView[],
): ClosedRoundView => ({
  number: row.round,
  question: viewQuestion(row),
  rightOptionId: row.right_option_id,
  myOptionId: row.option_id,
  verdict: verdictOf(row),
  elapsedMs: elapsedOf(row, used.extraMs),
  answers: [...answers],
  boosters: typesOf(used),
  isVoided: Boolean(row.is_voided),
  isReported: Boolean(row.is_reported),
  explanation: row.explanation,
  source: viewSource(row),
});
