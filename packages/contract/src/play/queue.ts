/** Queue of live games. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';
import { liveGame } from './live-games.ts';

export const queueView = z.object({
  status: z.enum(['waiting', 'matched']),
  /** Found match, or the one that the player is already in. */
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
  summary:
    'Waits for opponents; clients repeat the call every 2 s, and leave the queue after 8 s without one',
  access: 'player',
  body: z.object({
    ...liveGame,
    /** Acceptance of the house bot, once offered. */
    acceptsBot: z._default(z.boolean(), false),
  }),
  reply: queueView,
  errors: ['ACCOUNT_INCOMPLETE', 'NOT_ENOUGH_COINS', 'PLAY_LIMIT_REACHED', 'SUBSCRIPTION_REQUIRED'],
});

export const leaveQueueRoute = defineRoute({
  method: 'DELETE',
  path: '/api/play/queue',
  summary: 'Leaves the queue; does nothing outside it',
  access: 'player',
  status: 204,
  reply: field.nothing,
});
