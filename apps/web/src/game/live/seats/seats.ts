/** Players of a live match with their standings, the viewer first. */
import type { Expression } from '@trivia/contract/play/expressions.ts';
import type { MatchStanding, MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';

type Standing = NonNullable<MatchStanding['players']>[number];
export type Player = MatchView['players'][number];

export interface Seated {
  readonly player: Player;
  readonly standing: Standing;
}

/** Standing of a player who is not listed. */
const blank = (id: string): Standing => ({ id, rightAnswers: 0, hasLeft: false });

const hadPlayed = ({ roundsPlayed }: Standing, round: number): boolean =>
  roundsPlayed === undefined || round <= roundsPlayed;

/**
 * Answers that count as right because their question was voided later: the standing is that at the end of the match.
 */
function addedTo({ closedRounds, result }: MatchView, standing: Standing): number {
  if (!result?.isCorrected) return 0;
  const wasTaken = ({ isVoided, answers }: ClosedRoundView): boolean =>
    isVoided && answers.some(({ playerId, verdict }) => playerId === standing.id && verdict !== 'right');
  return closedRounds.filter((closed) => wasTaken(closed) && hadPlayed(standing, closed.number)).length;
}

function seatedOf(match: MatchView, player: Player): Seated {
  const standing = match.standing.players?.find(({ id }) => id === player.id) ?? blank(player.id);
  const rightAnswers = standing.rightAnswers + addedTo(match, standing);
  return { player, standing: { ...standing, rightAnswers } };
}

/** Players in the order of seats, but the viewer first. */
export const seatsOf = (match: MatchView): readonly Seated[] =>
  match.players
    .toSorted((one, other) => Number(other.isMe) - Number(one.isMe))
    .map((player) => seatedOf(match, player));

export const rivalsOf = (match: MatchView): readonly Player[] => match.players.filter(({ isMe }) => !isMe);
export const ownPlayerOf = (match: MatchView): Player | undefined => match.players.find(({ isMe }) => isMe);

/** Winner of a match of two; undefined during the match, in a draw, and after a cancelled match. */
export function winnerOf(match: MatchView): Player | undefined {
  const winners = { won: ownPlayerOf(match), lost: rivalsOf(match)[0], draw: undefined };
  return match.result ? winners[match.result.outcome] : undefined;
}

/** Whether a player is out: by leaving, or without lives left in modes with lives. */
export const isOut = ({ standing }: Seated): boolean => standing.lives === 0 || standing.hasLeft;

/** Whether a player could still answer in a round. */
export const hasPlayedRound = ({ standing }: Seated, round: number): boolean => hadPlayed(standing, round);

const isAlive = ({ lives }: Standing): number => Number(lives !== 0);

/**
 * Ranking by the rules: survivors first, then players who fell later, then most lives, most right answers, least time.
 * Ties keep their order.
 */
export const byRank = (seats: readonly Seated[]): readonly Seated[] =>
  seats.toSorted(
    ({ standing: one }, { standing: other }) =>
      Number(one.hasLeft) - Number(other.hasLeft) ||
      isAlive(other) - isAlive(one) ||
      (other.roundsPlayed ?? 0) - (one.roundsPlayed ?? 0) ||
      (other.lives ?? 0) - (one.lives ?? 0) ||
      other.rightAnswers - one.rightAnswers ||
      (one.totalMs ?? 0) - (other.totalMs ?? 0),
  );

/** Steps of the rope towards the viewer; negative towards the opponent. */
export function pullOf({ standing, players }: MatchView): number {
  const marker = standing.marker ?? 0;
  // The marker counts from the first seat; a negative one is on that player's side.
  return players[0]?.isMe === false ? marker : -marker || 0;
}

/** Expression of a player during a reveal: glad or sad; calm without an answer. */
export function expressionIn({ round, closedRounds }: MatchView, { id }: Player): Expression | undefined {
  const answers = round ? [] : (closedRounds.at(-1)?.answers ?? []);
  const verdict = answers.find(({ playerId }) => playerId === id)?.verdict;
  return verdict === 'none' ? undefined : verdict;
}
