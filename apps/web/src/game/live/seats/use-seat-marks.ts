import type { MatchView } from '@trivia/contract/play/match.ts';
import { useRivals } from '../follow/rivals-store.ts';
import type { Player } from './seats.ts';

/** Current marks of a player that are no part of the match. */
export interface SeatMarks {
  readonly hasAnswered: boolean;
  readonly isAway: boolean;
}

/** Marks of each player: present and answered. The house bot and players who left are never marked as away. */
export function useSeatMarks(match: MatchView): (player: Player) => SeatMarks {
  const { hereIds, answeredIds } = useRivals(match.id);
  const isOpen = match.phase === 'round';
  return ({ id, isMe, isBot, status }) => ({
    hasAnswered: isOpen && (answeredIds.has(id) || (isMe && match.round?.myOptionId !== null)),
    isAway:
      hereIds !== null &&
      !hereIds.has(id) &&
      !isMe &&
      !isBot &&
      status === 'playing' &&
      (isOpen || match.nextRoundAtMs !== null),
  });
}
