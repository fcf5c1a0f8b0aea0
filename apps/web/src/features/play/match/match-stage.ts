import type { ClosedRoundView, MatchResultView, MatchView, OpenRoundView } from '@trivia/contract/match.ts';

/** What of a match the screen shows. */
export type Stage =
  | { readonly kind: 'question'; readonly round: OpenRoundView }
  | { readonly kind: 'reveal'; readonly closed: ClosedRoundView; readonly isLast: boolean }
  | { readonly kind: 'result'; readonly result: MatchResultView };

/**
 * The stage of a match. The last answer is revealed before the result, but only to a player who was there for it:
 * `hasReadLast` is true for who comes back later, and becomes true when the last reveal has been read.
 */
export function stageOf(match: MatchView, hasReadLast: boolean): Stage | null {
  const closed = match.closedRounds.at(-1);
  if (match.phase === 'round' && match.round) return { kind: 'question', round: match.round };
  if (match.phase === 'reveal' && closed) return { kind: 'reveal', closed, isLast: false };
  if (!match.result) return null;
  const showsLast = closed && !hasReadLast && !match.result.isForfeit;
  return showsLast ? { kind: 'reveal', closed, isLast: true } : { kind: 'result', result: match.result };
}

/** When the match moves on by itself, by the server's clock; null when it does not. */
export function dueAtMs(match: MatchView): number | null {
  if (match.phase === 'round') return match.round?.closesAtMs ?? null;
  return match.phase === 'reveal' ? match.nextRoundAtMs : null;
}
