/**
 * Channels of the Pusher protocol, with their names in laravel-echo. On the wire they start with `private-` or
 * `presence-`.
 */
export const channelNames = {
  /** Private channel with events for one player. */
  notifications: (userId: string) => `user.notification.${userId}`,
  /** Presence channel of the players online. */
  online: 'online.users',
  /** Channel of a live match: presence, or private for more players than `limits.listedPlayers`. */
  match: (matchId: string) => `match.${matchId}`,
} as const;
