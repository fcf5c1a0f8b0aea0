/** Channels of the Pusher protocol, as laravel-echo takes them: on the wire `private-` or `presence-` comes first. */
export const channelNames = {
  /** Private: what one player is told. */
  notifications: (userId: string) => `user.notification.${userId}`,
  /** Presence: who plays or looks on now. */
  online: 'online.users',
  /** Of the players of a live match: presence, or private where more play than `limits.listedPlayers`. */
  match: (matchId: string) => `match.${matchId}`,
} as const;
