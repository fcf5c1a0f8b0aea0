import type { MatchView } from '@trivia/contract/match.ts';
import { useRivals } from '../follow/rivals-store.ts';
import type { Player } from './seats.ts';

/** What is known just now of a player beside the match itself. */
export interface SeatMarks {
  readonly hasAnswered: boolean;
  readonly isAway: boolean;
}

/** Whether each player is there and has answered. Of the house bot and of who has left nobody asks whether they are there. */
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
