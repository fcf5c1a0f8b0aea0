/** Invitations and rematches of live games. */
import { honourReasons } from '@trivia/rules/match/mode.ts';
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { invitationEvent } from '../realtime/player-events.ts';
import { defineRoute } from '../route.ts';
import { liveGame, liveTypes } from './live-games.ts';
import { matchParams } from './play.ts';

export const invitation = z.object({
  id: z.uuid(),
  type: z.enum(liveTypes),
  plan: z.string(),
  /** True for a rematch. */
  rematch: z.boolean(),
  requester: z.object({ id: z.uuid(), name: z.string(), image: z.string(), frame: z.optional(z.string()) }),
  status: z.enum(['open', 'accepted', 'declined', 'expired']),
  matchId: z.nullable(z.uuid()),
  /** Code in the link; null for an invitation of one player. */
  code: z.nullable(z.string()),
  expiresAtMs: z.int(),
  /** Reason why the match would be for honour; null if it pays, and for a link. */
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
    'Invites one player for 59 s, or by link whoever opens it within 15 minutes. ' +
    'A repeated call returns the open invitation',
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
  summary: 'Lists the player’s open invitations, oldest first, each as in the event `.invitation`',
  access: 'player',
  reply: z.object({ data: z.array(invitationEvent), serverTimeMs: z.int() }),
});

export const getInvitationRoute = defineRoute({
  method: 'GET',
  path: '/api/play/invitations/:id',
  summary: 'Returns an invitation to either of its two players',
  access: 'player',
  params: invitationParams,
  reply: invitation,
  errors: ['INVITATION_NOT_FOUND'],
});

export const acceptInvitationRoute = defineRoute({
  method: 'POST',
  path: '/api/play/invitations/:id/accept',
  summary: 'Accepts an invitation, which starts the match',
  access: 'player',
  params: invitationParams,
  reply: invitation,
  errors: invitationErrors,
});

export const viewInvitationLinkRoute = defineRoute({
  method: 'GET',
  path: '/api/play/invitations/link/:code',
  summary: 'Returns the invitation of a link before its acceptance; the match is shown to its players only',
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
  summary: 'Declines or withdraws an invitation; does nothing if it is closed',
  access: 'player',
  params: invitationParams,
  reply: invitation,
  errors: ['INVITATION_NOT_FOUND'],
});

export const rematchRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/rematch',
  summary: 'Requests a rematch, or starts it if the opponent has requested one',
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
