/** Takeaways of a match: positive results whatever its outcome. */
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { isWatched } from '../../match/stage/match-stage.ts';

const ownRounds = (match: MatchView): readonly ClosedRoundView[] =>
  match.closedRounds.filter((closed) => !isWatched(match, closed));

/** The quickest right answer; none in a mode without a clock. */
export function quickestOf(match: MatchView): ClosedRoundView | undefined {
  if (match.roundSeconds === null) return undefined;
  return ownRounds(match)
    .filter(({ verdict, isVoided }) => verdict === 'right' && !isVoided)
    .toSorted((one, other) => one.elapsedMs - other.elapsedMs)[0];
}

export interface CategoryGain {
  readonly categoryId: CategoryId;
  /** Number of right answers in this match. */
  readonly right: number;
}

/** The category with the most right answers in this match; the first one of ties. */
export function categoryGainOf(match: MatchView): CategoryGain | undefined {
  const right = new Map<CategoryId, number>();
  for (const { verdict, question } of ownRounds(match)) {
    if (verdict === 'right') right.set(question.categoryId, (right.get(question.categoryId) ?? 0) + 1);
  }
  return [...right]
    .map(([categoryId, count]) => ({ categoryId, right: count }))
    .toSorted((one, other) => other.right - one.right)[0];
}

/** The question to remember: one that was not answered right, or else the slowest one. */
export function questionToRemember(match: MatchView): ClosedRoundView | undefined {
  const explained = match.closedRounds.filter(
    ({ explanation, isVoided }) => explanation !== null && !isVoided,
  );
  return (
    explained.findLast(({ verdict }) => verdict !== 'right') ??
    explained.toSorted((one, other) => other.elapsedMs - one.elapsedMs)[0]
  );
}
