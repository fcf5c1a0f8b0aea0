import { limits } from '../limits.ts';

/**
 * Channels of the Pusher protocol, with their names in laravel-echo. On the wire they start with `private-` or
 * `presence-`.
 */
export const channelNames = {
  /** Private channel with events for one player. */
  notifications: (userId: string) => `user.notification.${userId}`,
  /** Presence channel of the players online. */
  online: 'online.users',
  /** Channel of a live match; see `matchChannel`. */
  match: (matchId: string) => `match.${matchId}`,
} as const;

/**
 * Wire name of a live match's channel. A crowded one is private, because presence would send a message for every pair
 * of players.
 */
export const matchChannel = ({
  matchId,
  playerCount,
}: {
  readonly matchId: string;
  readonly playerCount: number;
}): string => `${playerCount > limits.listedPlayers ? 'private' : 'presence'}-${channelNames.match(matchId)}`;
