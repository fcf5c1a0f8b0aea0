/** A player's view of a round, before and after it closes, and of the answers to it. */
import type {
  ClosedRoundView,
  OpenRoundView,
  QuestionView,
  RoundAnswerView,
} from '@trivia/contract/play/rounds.ts';
import { fairElapsedMs } from '@trivia/rules/pace/fair-time.ts';
import type { RoundRow, RoundText, UsedBooster } from './match-view.repository.ts';
import type { RoundAnswerRow } from './round-answers.repository.ts';

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

type Answer = Omit<RoundAnswerRow, 'round' | 'player_id' | 'extra_round' | 'extra_ms'>;

function verdictOf({ option_id, right_option_id }: Answer): RoundAnswerView['verdict'] {
  if (option_id === null) return 'none';
  return option_id === right_option_id ? 'right' : 'wrong';
}

/** Time that counts for an answer, after lag credit; the whole time of the round without an answer. */
function elapsedOf(round: Answer, extraMs: number): number {
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
