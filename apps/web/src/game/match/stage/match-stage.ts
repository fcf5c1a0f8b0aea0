import { limits } from '@trivia/contract/limits.ts';
import type { MatchResultView, MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView, OpenRoundView } from '@trivia/contract/play/rounds.ts';

interface Reveal {
  readonly kind: 'reveal';
  readonly closed: ClosedRoundView;
  readonly isLast: boolean;
  /** True if the player was out before this round, and only watched. */
  readonly isWatched: boolean;
}

/** Stage of a match on the screen. */
export type Stage =
  | { readonly kind: 'question'; readonly round: OpenRoundView }
  | Reveal
  | { readonly kind: 'result'; readonly result: MatchResultView };

/** Whether the player only watched a round, because they were out or had left. */
export function isWatched(
  { players, standing }: Pick<MatchView, 'players' | 'standing'>,
  { number }: Pick<ClosedRoundView, 'number'>,
): boolean {
  const me = players.find(({ isMe }) => isMe);
  const roundsPlayed = standing.players?.find(({ id }) => id === me?.id)?.roundsPlayed;
  return roundsPlayed !== undefined && number > roundsPlayed;
}

/** Shortest row of right answers that is shown. */
export const ROW_MIN = 3;

/** Counts right answers in a row, back from the player's last answer. */
export function rightInARow(match: Pick<MatchView, 'closedRounds' | 'players' | 'standing'>): number {
  const own = match.closedRounds.filter((closed) => !isWatched(match, closed));
  const lastMiss = own.findLastIndex(({ verdict }) => verdict !== 'right');
  return own.length - 1 - lastMiss;
}

const reveal = (match: MatchView, closed: ClosedRoundView, isLast: boolean): Reveal => ({
  kind: 'reveal',
  closed,
  isLast,
  isWatched: isWatched(match, closed),
});

/**
 * Stage of a match. `hasReadLast` is whether the player has read the last reveal, which comes before the result; true
 * for a player who returns after the end.
 */
export function stageOf(match: MatchView, hasReadLast: boolean): Stage | null {
  const closed = match.closedRounds.at(-1);
  if (match.phase === 'round' && match.round) return { kind: 'question', round: match.round };
  if (match.phase === 'reveal' && closed) return reveal(match, closed, false);
  if (!match.result) return null;
  const showsLast = closed && !hasReadLast && !match.result.isForfeit;
  return showsLast ? reveal(match, closed, true) : { kind: 'result', result: match.result };
}

/** Opening time of the first question by the server's clock, known before its event; null in later rounds. */
export function firstOpensAtMs({ phase, round, nextRoundAtMs, closedRounds }: MatchView): number | null {
  return phase === 'over' || closedRounds.length > 0 ? null : (round?.opensAtMs ?? nextRoundAtMs);
}

/** Time at which the match moves on by itself, by the server's clock; null if it waits for the player. */
export function dueAtMs({ mode, phase, round, nextRoundAtMs }: MatchView): number | null {
  if (phase === 'round') return round?.closesAtMs ?? null;
  if (phase !== 'reveal' || nextRoundAtMs === null) return null;
  return mode === 'multi' ? nextRoundAtMs - limits.roundAheadMs : nextRoundAtMs;
}
