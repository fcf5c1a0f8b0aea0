/**
 * Channels of the Pusher protocol, named as for laravel-echo: on the wire they start with `private-` or
 * `presence-`.
 */
export const channelNames = {
  /** Private: events for one player. */
  notifications: (userId: string) => `user.notification.${userId}`,
  /** Presence: players who play or look on now. */
  online: 'online.users',
  /** Players of a live match: presence, or private for more players than `limits.listedPlayers`. */
  match: (matchId: string) => `match.${matchId}`,
} as const;
