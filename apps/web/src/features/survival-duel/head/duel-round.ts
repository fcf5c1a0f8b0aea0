/** Effect of the shown round on the players of a survival duel. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import { isOut, type Seated } from '../../../game/live/seats/seats.ts';

/** The round on the screen: the open one, or the revealed one. */
export const shownRound = ({ round, closedRounds }: Pick<MatchView, 'round' | 'closedRounds'>): number =>
  round?.number ?? closedRounds.at(-1)?.number ?? 0;

/** Players who lost their last life in the revealed round; nobody while a round is open. */
export function eliminatedIn(match: MatchView, seats: readonly Seated[]): readonly Seated[] {
  if (match.phase === 'round') return [];
  const number = shownRound(match);
  return seats.filter((seated) => isOut(seated) && seated.standing.roundsPlayed === number);
}

/** Whether a player was out before the shown round. */
const wasOutBefore = ({ standing }: Seated, number: number): boolean =>
  standing.lives === 0 && (standing.roundsPlayed ?? 0) < number;

/** Whether only two of several players take part in the shown round, or in its reveal. */
export function isBetweenTwo(match: MatchView, seats: readonly Seated[]): boolean {
  const number = shownRound(match);
  const alive = seats.filter((seated) => !wasOutBefore(seated, number) && !seated.standing.hasLeft);
  return seats.length > 2 && alive.length === 2;
}

/** Whether a player lost a life in the revealed round. */
export function hasLostLife(match: MatchView, { player, standing }: Seated): boolean {
  const closed = match.round ? undefined : match.closedRounds.at(-1);
  if (!closed || standing.hasLeft || (standing.roundsPlayed ?? closed.number) < closed.number) return false;
  if (player.isMe && closed.boosters.includes('shield')) return false;
  const answer = closed.answers.find(({ playerId }) => playerId === player.id);
  return answer !== undefined && answer.verdict !== 'right';
}
