import type { MatchView } from '@trivia/contract/play/match.ts';
import { usePlayerStatus } from '../follow/player-status-store.ts';
import type { Player } from './seats.ts';

/** Current state of a player that is not part of the match. */
export interface SeatMarks {
  readonly hasAnswered: boolean;
  readonly isAway: boolean;
}

/** Presence and answer of each player. The house bot and players who left never count as disconnected. */
export function useSeatMarks(match: MatchView): (player: Player) => SeatMarks {
  const { presentIds, answeredIds, round } = usePlayerStatus(match.id);
  const isOpen = match.phase === 'round';
  // The store still holds the last round's answers when the next one is first rendered.
  const isCurrent = round === match.round?.number;
  return ({ id, isMe, isBot, status }) => ({
    hasAnswered: isOpen && ((isCurrent && answeredIds.has(id)) || (isMe && match.round?.myOptionId !== null)),
    isAway:
      presentIds !== null &&
      !presentIds.has(id) &&
      !isMe &&
      !isBot &&
      status === 'playing' &&
      (isOpen || match.nextRoundAtMs !== null),
  });
}
