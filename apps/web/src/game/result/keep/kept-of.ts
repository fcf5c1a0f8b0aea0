/** Positive results of a match that don't depend on its outcome. */
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { ClosedRoundView, MatchView } from '@trivia/contract/play/match.ts';
import { isWatched } from '../../match/stage/match-stage.ts';

const ownRounds = (match: MatchView): readonly ClosedRoundView[] =>
  match.closedRounds.filter((closed) => !isWatched(match, closed));

/** The right answer that took the least time; none in a mode without a clock. */
export function quickestOf(match: MatchView): ClosedRoundView | undefined {
  if (match.roundSeconds === null) return undefined;
  return ownRounds(match)
    .filter(({ verdict, isVoided }) => verdict === 'right' && !isVoided)
    .toSorted((one, other) => one.elapsedMs - other.elapsedMs)[0];
}

export interface CategoryGain {
  readonly categoryId: CategoryId;
  /** Right answers of this match. */
  readonly right: number;
}

/** The category in which the match brought most right answers, the first of equal ones. */
export function categoryGainOf(match: MatchView): CategoryGain | undefined {
  const right = new Map<CategoryId, number>();
  for (const { verdict, question } of ownRounds(match)) {
    if (verdict === 'right') right.set(question.categoryId, (right.get(question.categoryId) ?? 0) + 1);
  }
  return [...right]
    .map(([categoryId, count]) => ({ categoryId, right: count }))
    .toSorted((one, other) => other.right - one.right)[0];
}

/** The question that is worth remembering: one that the player did not know, or else the one that took longest. */
export function rememberedOf(match: MatchView): ClosedRoundView | undefined {
  const told = match.closedRounds.filter(({ explanation, isVoided }) => explanation !== null && !isVoided);
  return (
    told.findLast(({ verdict }) => verdict !== 'right') ??
    told.toSorted((one, other) => other.elapsedMs - one.elapsedMs)[0]
  );
}
