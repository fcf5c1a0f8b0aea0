/** Events of a player's channel. */
import { honourReasons } from '@trivia/rules/match/mode.ts';
import * as z from 'zod/mini';
import type { UserPatch } from '../account/user.ts';
import { gameTypes } from '../play/game-types.ts';

/** Public view of a player: the `user_info` of a channel member. */
export const person = z.object({
  id: z.uuid(),
  name: z.string(),
  image: z.string(),
  /** Id of the frame around the picture: `/frames/{id}.svg`. */
  frame: z.optional(z.string()),
});

export type Person = z.infer<typeof person>;

/** Event `.invitation` on a player's channel. */
export const invitationEvent = z.object({
  id: z.uuid(),
  plan: z.string(),
  rematch: z.boolean(),
  type: z.enum(gameTypes),
  requester: person,
  expiresAtMs: z.int(),
  /** Reason why the match would be for honour; null if it pays. */
  honour: z.nullable(z.enum(honourReasons)),
});

export type InvitationEvent = z.infer<typeof invitationEvent>;

/** Event `.invitation_closed`, sent to both players' devices. */
export const invitationClosedEvent = z.object({
  id: z.uuid(),
  status: z.enum(['accepted', 'declined']),
  /** Match started by the acceptance. */
  matchId: z.nullable(z.uuid()),
});

export type InvitationClosedEvent = z.infer<typeof invitationClosedEvent>;

/** Event `.match_found` of the queue. */
export interface MatchFoundEvent {
  readonly matchId: string;
}

/** Event `.queue_called`: an opponent may be available. Clients of present players poll the queue at once. */
export type QueueCalledEvent = Readonly<Record<string, never>>;

/** Event `.achievement_unlocked` on a player's channel. */
export const achievementEvent = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  reward_points: z.int(),
});

export type AchievementEvent = z.infer<typeof achievementEvent>;

/** Changed fields of the user, to be merged into the client's copy. */
export interface UserEvent {
  readonly user: UserPatch;
}

/** Events of a player's channel, by name. */
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
