/** What is told without being asked for: channels and events of the Pusher protocol, and who may listen. */
import * as z from 'zod/mini';
import { gameTypes } from './match.ts';
import { defineRoute } from './route.ts';
import type { UserPatch } from './user.ts';

/** Names as laravel-echo takes them, by `private(…)` and `join(…)`; on the wire `private-` or `presence-` comes first. */
export const channelNames = {
  /** Private: what one player is told. */
  notifications: (userId: string) => `user.notification.${userId}`,
  /** Presence: who plays or looks on now. */
  online: 'online.users',
  /** Presence: the players of a match. */
  match: (matchId: string) => `match.${matchId}`,
} as const;

/** What others see of a player; the `user_info` of a member. */
export const person = z.object({ id: z.uuid(), name: z.string(), image: z.string() });
export type Person = z.infer<typeof person>;

/** `.invitation` on the channel of notifications. */
export const invitationEvent = z.object({
  id: z.uuid(),
  plan: z.string(),
  rematch: z.boolean(),
  type: z.enum(gameTypes),
  requester: person,
  expiresAtMs: z.int(),
});
export type InvitationEvent = z.infer<typeof invitationEvent>;

/** `.achievement_unlocked` on the channel of notifications. */
export const achievementEvent = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  reward_points: z.int(),
});
export type AchievementEvent = z.infer<typeof achievementEvent>;

/** Carries what of the user changed, to be merged into the stored user. */
export interface UserEvent {
  readonly user: UserPatch;
}

/** The events of a player's own channel. */
export interface PlayerEvents {
  readonly invitation: InvitationEvent;
  readonly achievement_unlocked: AchievementEvent;
  readonly coin: UserEvent;
  readonly point: UserEvent;
  readonly plan: UserEvent;
  readonly info: UserEvent;
  readonly challenge: UserEvent;
}

export const matchEventNames = [
  'round.opened',
  'round.closed',
  'booster.used',
  'player.left',
  'match.finished',
] as const;
export type MatchEventName = (typeof matchEventNames)[number];

/** What every event of a match carries. A gap in the versions means that something was missed: ask for it. */
export const matchEvent = z.object({
  matchId: z.uuid(),
  version: z.int(),
  atMs: z.int(),
  round: z.optional(z.int()),
  opensAtMs: z.optional(z.int()),
  closesAtMs: z.optional(z.nullable(z.int())),
  playerId: z.optional(z.uuid()),
});
export type MatchEventPayload = z.infer<typeof matchEvent>;

const socketId = z
  .string({ error: 'field.invalid' })
  .check(z.regex(/^\d{1,19}\.\d{1,19}$/, { error: 'field.invalid' }));

const channelName = z
  .string({ error: 'field.invalid' })
  .check(z.regex(/^[A-Za-z0-9_=@,.;-]{1,200}$/, { error: 'field.invalid' }));

export const getRealtimeRoute = defineRoute({
  method: 'GET',
  path: '/api/realtime',
  summary: 'How to connect: with the key to this server, or to the hosted service in its cluster',
  access: 'public',
  reply: z.object({
    key: z.string(),
    cluster: z.string(),
    /** Whether Pusher serves; else the sockets are at this server, at `/app/{key}`. */
    isHosted: z.boolean(),
  }),
});

export const authorizeChannelRoute = defineRoute({
  method: 'POST',
  path: '/api/broadcasting/auth',
  summary: 'Lets a socket into a private or presence channel that the player may listen to',
  access: 'player',
  body: z.object({ socket_id: socketId, channel_name: channelName }),
  reply: z.object({ auth: z.string(), channel_data: z.optional(z.string()) }),
  errors: ['FORBIDDEN', 'ACCOUNT_INCOMPLETE'],
});

export const authenticateUserRoute = defineRoute({
  method: 'POST',
  path: '/api/broadcasting/user-auth',
  summary: 'Signs a socket in as the player',
  access: 'player',
  body: z.object({ socket_id: socketId }),
  reply: z.object({ auth: z.string(), user_data: z.string() }),
  errors: ['FORBIDDEN'],
});
