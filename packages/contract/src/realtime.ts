/** Events of the Pusher protocol, and calls that authorise their receivers. */
import { honourReasons } from '@trivia/rules/match/mode.ts';
import * as z from 'zod/mini';
import type { UserPatch } from './account/user.ts';
import { languages } from './languages.ts';
import { gameTypes, matchStanding, questionView, roundAnswer } from './play/match.ts';
import { defineRoute } from './route.ts';

/** Public view of a player: the `user_info` of a member. */
export const person = z.object({
  id: z.uuid(),
  name: z.string(),
  image: z.string(),
  /** Id of the frame around the picture: `/frames/{id}.svg`. */
  frame: z.optional(z.string()),
});
export type Person = z.infer<typeof person>;

/** `.invitation` on the channel of notifications. */
export const invitationEvent = z.object({
  id: z.uuid(),
  plan: z.string(),
  rematch: z.boolean(),
  type: z.enum(gameTypes),
  requester: person,
  expiresAtMs: z.int(),
  /** Reason why the two would play for honour alone; null when the match pays. */
  honour: z.nullable(z.enum(honourReasons)),
});
export type InvitationEvent = z.infer<typeof invitationEvent>;

/** `.invitation_closed`: sent to both players' devices when it was accepted, declined or withdrawn. */
export const invitationClosedEvent = z.object({
  id: z.uuid(),
  status: z.enum(['accepted', 'declined']),
  /** Match that the acceptance started. */
  matchId: z.nullable(z.uuid()),
});
export type InvitationClosedEvent = z.infer<typeof invitationClosedEvent>;

/** `.match_found`: the queue has found a match. */
export interface MatchFoundEvent {
  readonly matchId: string;
}

/** `.queue_called`: an opponent may be there; clients of present players ask for the match at once. */
export type QueueCalledEvent = Readonly<Record<string, never>>;

/** `.achievement_unlocked` on the channel of notifications. */
export const achievementEvent = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  reward_points: z.int(),
});
export type AchievementEvent = z.infer<typeof achievementEvent>;

/** Changed parts of the user view, to be merged into the stored user. */
export interface UserEvent {
  readonly user: UserPatch;
}

/** Events of a player's own channel. */
export interface PlayerEvents {
  readonly invitation: InvitationEvent;
  readonly invitation_closed: InvitationClosedEvent;
  readonly match_found: MatchFoundEvent;
  readonly queue_called: QueueCalledEvent;
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
  'clock.shifted',
  'match.finished',
] as const;
export type MatchEventName = (typeof matchEventNames)[number];

/**
 * Fields of every event of a match. A gap in the versions means that an event was missed: ask for the match.
 */
const anyMatchEvent = {
  matchId: z.uuid(),
  version: z.int(),
  atMs: z.int(),
  serverTimeMs: z.int(),
};

export const matchEvent = z.object(anyMatchEvent);
export type MatchEventPayload = z.infer<typeof matchEvent>;

/** Texts in all languages, because listeners play in different ones. */
const inEachLanguage = <T extends z.ZodMiniType>(schema: T) => z.record(z.enum(languages), schema);

/** Announcement of a round, with everything needed to show it when it opens. */
export const roundOpenedEvent = z.object({
  ...anyMatchEvent,
  round: z.int(),
  opensAtMs: z.int(),
  closesAtMs: z.nullable(z.int()),
  question: inEachLanguage(questionView),
});

/** Right option and explanation of a round, sent when it can't be answered any more. */
export const roundClosedEvent = z.object({
  ...anyMatchEvent,
  round: z.int(),
  rightOptionId: z.string(),
  explanation: inEachLanguage(z.nullable(z.string())),
  source: z.nullable(z.object({ title: z.string(), url: z.string() })),
  /** Time at which the next round opens; null after the last one. */
  nextRoundAtMs: z.nullable(z.int()),
  /** Public standing; with many players it lists the first ten. */
  standing: matchStanding,
  /** All players' answers, by seat; empty with many players. */
  answers: z.array(roundAnswer),
});

export const playerLeftEvent = z.object({ ...anyMatchEvent, playerId: z.uuid() });

/** Shift of the match's clocks by an outage: all its times are later by that. */
export const clockShiftedEvent = z.object({
  ...anyMatchEvent,
  /** Times of the open round, without extra time of players; null between rounds. */
  opensAtMs: z.nullable(z.int()),
  closesAtMs: z.nullable(z.int()),
  /** Null while a round is open. */
  nextRoundAtMs: z.nullable(z.int()),
});

export const matchEventSchemas = {
  'round.opened': roundOpenedEvent,
  'round.closed': roundClosedEvent,
  'booster.used': playerLeftEvent,
  'player.left': playerLeftEvent,
  'clock.shifted': clockShiftedEvent,
  'match.finished': matchEvent,
} as const;

/** Data of each event of a match, by name. */
export interface MatchEvents {
  readonly 'round.opened': z.infer<typeof roundOpenedEvent>;
  readonly 'round.closed': z.infer<typeof roundClosedEvent>;
  readonly 'booster.used': z.infer<typeof playerLeftEvent>;
  readonly 'player.left': z.infer<typeof playerLeftEvent>;
  readonly 'clock.shifted': z.infer<typeof clockShiftedEvent>;
  readonly 'match.finished': MatchEventPayload;
}

/**
 * `.player.answered` on a match's channel: a mark without a version, which is not kept and may be missed.
 * With many players it comes at most once a second and carries only the number.
 */
export const playerAnsweredEvent = z.object({
  matchId: z.uuid(),
  round: z.int(),
  answeredCount: z.int(),
  /** Players who have answered so far, by seat; empty with many players. */
  answeredPlayerIds: z.array(z.uuid()),
});
export type PlayerAnsweredEvent = z.infer<typeof playerAnsweredEvent>;

const socketId = z
  .string({ error: 'field.invalid' })
  .check(z.regex(/^\d{1,19}\.\d{1,19}$/, { error: 'field.invalid' }));

const channelName = z
  .string({ error: 'field.invalid' })
  .check(z.regex(/^[A-Za-z0-9_=@,.;-]{1,200}$/, { error: 'field.invalid' }));

export const getRealtimeRoute = defineRoute({
  method: 'GET',
  path: '/api/realtime',
  summary: 'Key and place of the sockets: this server, or the hosted service in its cluster',
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
  form: true,
  reply: z.object({ auth: z.string(), channel_data: z.optional(z.string()) }),
  errors: ['FORBIDDEN', 'ACCOUNT_INCOMPLETE'],
  hasSecret: true,
});

export const authenticateUserRoute = defineRoute({
  method: 'POST',
  path: '/api/broadcasting/user-auth',
  summary: 'Signs a socket in as the player',
  access: 'player',
  body: z.object({ socket_id: socketId }),
  form: true,
  reply: z.object({ auth: z.string(), user_data: z.string() }),
  errors: ['FORBIDDEN'],
  hasSecret: true,
});

/** Channels that one call may ask for: more than any screen listens to. */
const MAX_CHANNELS = 10;

export const joinChannelsRoute = defineRoute({
  method: 'POST',
  path: '/api/broadcasting/join',
  summary: 'Signs a socket in as the player, and lets it into several channels, all in one call',
  access: 'player',
  body: z.object({
    socket_id: socketId,
    channels: z
      .array(channelName, { error: 'field.invalid' })
      .check(z.maxLength(MAX_CHANNELS, { error: 'field.invalid' })),
  }),
  reply: z.object({
    user: z.object({ auth: z.string(), user_data: z.string() }),
    /** In the order in which they were asked for; null for each that the player may not join. */
    channels: z.array(z.nullable(z.object({ auth: z.string(), channel_data: z.optional(z.string()) }))),
  }),
  hasSecret: true,
});
