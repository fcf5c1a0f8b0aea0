/** Matchmaking of live games: queue, invitations, rematches. */
import { honourReasons } from '@trivia/rules/match/mode.ts';
import * as z from 'zod/mini';
import { tierIds } from '../account/user.ts';
import * as field from '../fields.ts';
import { invitationEvent } from '../realtime.ts';
import { defineRoute } from '../route.ts';
import { typesOf } from './match.ts';
import { matchParams } from './play.ts';

/** Live games reached by a queue or an invitation. */
export type LiveType = Exclude<ReturnType<typeof typesOf<'multi'>>[number], 'tournament'>;
/** A tournament has players who entered, and finds none. */
export const liveTypes = typesOf('multi').filter((type): type is LiveType => type !== 'tournament');

const stakesId = z
  .string({ error: 'field.plan' })
  .check(z.regex(/^[a-z0-9-]{1,32}$/, { error: 'field.plan' }));

const liveGame = {
  type: z.enum(liveTypes, { error: 'field.gameMode' }),
  mode: z.enum(['multi'], { error: 'field.gameMode' }),
  /** Id of the stakes of `play/plans`; `standard` in modes with one. */
  plan: z._default(stakesId, 'standard'),
};

export const queueView = z.object({
  status: z.enum(['waiting', 'matched']),
  /** Match that was found, or that the player is already in. */
  matchId: z.nullable(z.uuid()),
  joinedAtMs: z.int(),
  /** Time at which the house bot is offered. */
  botAtMs: z.int(),
  serverTimeMs: z.int(),
});
export type QueueView = z.infer<typeof queueView>;

export const joinQueueRoute = defineRoute({
  method: 'POST',
  path: '/api/play/queue',
  summary: 'Waits for opponents. To be repeated every 2 s: who is not heard of for 8 s has left the queue',
  access: 'player',
  body: z.object({
    ...liveGame,
    /** Accepts the house bot, once it is offered. */
    acceptsBot: z._default(z.boolean(), false),
  }),
  reply: queueView,
  errors: ['ACCOUNT_INCOMPLETE', 'NOT_ENOUGH_COINS', 'PLAY_LIMIT_REACHED', 'SUBSCRIPTION_REQUIRED'],
});

export const leaveQueueRoute = defineRoute({
  method: 'DELETE',
  path: '/api/play/queue',
  summary: 'Leaves the queue; does nothing for who is not in it',
  access: 'player',
  status: 204,
  reply: field.nothing,
});

export const onlinePlayers = z.object({
  /** Number of players online besides the asker, regardless of the search. */
  total: z.int(),
  data: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      image: z.string(),
      frame: z.optional(z.string()),
      tier: z.enum(tierIds),
      /** True while in a live match, when an invitation would be refused. */
      isPlaying: z.boolean(),
    }),
  ),
});

export const listOnlinePlayersRoute = defineRoute({
  method: 'GET',
  path: '/api/players/online',
  summary: 'Players who are online, the nearest in tier first, at most 20; a search narrows them',
  access: 'player',
  query: z.object({ search: z.optional(field.plainText('field.search', 0, 64)) }),
  reply: onlinePlayers,
});

export const invitation = z.object({
  id: z.uuid(),
  type: z.enum(liveTypes),
  plan: z.string(),
  /** True for a rematch of an earlier match of the two. */
  rematch: z.boolean(),
  requester: z.object({ id: z.uuid(), name: z.string(), image: z.string(), frame: z.optional(z.string()) }),
  status: z.enum(['open', 'accepted', 'declined', 'expired']),
  matchId: z.nullable(z.uuid()),
  /** Code in the link; null for an invitation of one player. */
  code: z.nullable(z.string()),
  expiresAtMs: z.int(),
  /** Reason why the two would play for honour alone; null when the match pays, and for a link. */
  honour: z.nullable(z.enum(honourReasons)),
});
export type Invitation = z.infer<typeof invitation>;

const joinCode = z
  .string({ error: 'field.joinCode' })
  .check(z.regex(/^[A-Z2-9]{8}$/, { error: 'field.joinCode' }));

const invitationParams = z.object({ id: field.id });
const invitationErrors = [
  'ACCOUNT_INCOMPLETE',
  'ALREADY_PLAYING',
  'INVITATION_CLOSED',
  'INVITATION_NOT_FOUND',
  'NOT_ENOUGH_COINS',
  'OPPONENT_UNABLE',
  'PLAY_LIMIT_REACHED',
  'PLAYER_BUSY',
  'SUBSCRIPTION_REQUIRED',
] as const;

export const createInvitationRoute = defineRoute({
  method: 'POST',
  path: '/api/play/invitations',
  summary:
    'Invites one player, or by a link whoever opens it; lives for 59 s, by link for 15 minutes. ' +
    'Who asks the same again before that is told of the one that is open',
  access: 'player',
  body: z.object({ ...liveGame, playerId: z.optional(field.id) }),
  status: 201,
  reply: invitation,
  errors: [
    'ACCOUNT_INCOMPLETE',
    'ALREADY_PLAYING',
    'NOT_ENOUGH_COINS',
    'NOT_FOUND',
    'PLAY_LIMIT_REACHED',
    'PLAYER_BUSY',
    'SUBSCRIPTION_REQUIRED',
  ],
});

export const listInvitationsRoute = defineRoute({
  method: 'GET',
  path: '/api/play/invitations',
  summary: 'The invitations that wait for the player’s answer, oldest first, each as in `.invitation`',
  access: 'player',
  reply: z.object({ data: z.array(invitationEvent), serverTimeMs: z.int() }),
});

export const getInvitationRoute = defineRoute({
  method: 'GET',
  path: '/api/play/invitations/:id',
  summary: 'An invitation, for the two whom it concerns',
  access: 'player',
  params: invitationParams,
  reply: invitation,
  errors: ['INVITATION_NOT_FOUND'],
});

export const acceptInvitationRoute = defineRoute({
  method: 'POST',
  path: '/api/play/invitations/:id/accept',
  summary: 'Accepts an invitation, which starts the match; once',
  access: 'player',
  params: invitationParams,
  reply: invitation,
  errors: invitationErrors,
});

export const viewInvitationLinkRoute = defineRoute({
  method: 'GET',
  path: '/api/play/invitations/link/:code',
  summary:
    'The invitation of a link, for whoever has it, before they accept; the match is told to its players alone',
  access: 'player',
  params: z.object({ code: joinCode }),
  reply: invitation,
  errors: ['INVITATION_NOT_FOUND'],
});

export const acceptLinkRoute = defineRoute({
  method: 'POST',
  path: '/api/play/invitations/link',
  summary: 'Accepts the invitation of a link',
  access: 'player',
  body: z.object({ joinCode }),
  reply: invitation,
  errors: invitationErrors,
});

export const declineInvitationRoute = defineRoute({
  method: 'POST',
  path: '/api/play/invitations/:id/decline',
  summary: 'Declines an invitation, or takes it back; does nothing when it is closed',
  access: 'player',
  params: invitationParams,
  reply: invitation,
  errors: ['INVITATION_NOT_FOUND'],
});

export const rematchRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/rematch',
  summary: 'Asks the other one of two for another match; when they asked already, starts it',
  access: 'player',
  params: matchParams,
  status: 201,
  reply: invitation,
  errors: [
    'ALREADY_PLAYING',
    'INVITATION_CLOSED',
    'MATCH_NOT_FOUND',
    'MATCH_NOT_OVER',
    'NOT_ENOUGH_COINS',
    'OPPONENT_UNABLE',
    'PLAY_LIMIT_REACHED',
    'PLAYER_BUSY',
    'REMATCH_FOR_TWO',
    'SUBSCRIPTION_REQUIRED',
  ],
});
