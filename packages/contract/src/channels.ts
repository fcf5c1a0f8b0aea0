/** Channels of the Pusher protocol, as laravel-echo takes them: on the wire `private-` or `presence-` comes first. */
export const channelNames = {
  /** Private: what one player is told. */
  notifications: (userId: string) => `user.notification.${userId}`,
  /** Presence: who plays or looks on now. */
  online: 'online.users',
  /** Presence: the players of a match. */
  match: (matchId: string) => `match.${matchId}`,
} as const;
