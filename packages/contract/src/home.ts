/** Views that join what the app would ask for in several calls, since on a slow network each call costs its own wait. */
import * as z from 'zod/mini';
import { user } from './account/user.ts';
import { dailyChallenge } from './play/daily-challenge.ts';
import { onlinePlayers } from './play/matchmaking.ts';
import { unfinishedMatch } from './play/play.ts';
import { invitationEvent } from './realtime.ts';
import { defineRoute } from './route.ts';
import { dailyBonus } from './store/daily-bonus.ts';

export const getHomeRoute = defineRoute({
  method: 'GET',
  path: '/api/home',
  summary:
    'What home shows: the player, today’s challenge and bonus, unfinished matches, players online, and unread notifications',
  access: 'player',
  reply: z.object({
    user,
    /** Each as in its own call. */
    daily: dailyChallenge,
    bonus: dailyBonus,
    matches: z.array(unfinishedMatch),
    online: onlinePlayers,
    unreadCount: z.int(),
    serverTimeMs: z.int(),
  }),
});

export const getNewsRoute = defineRoute({
  method: 'GET',
  path: '/api/news',
  summary:
    'What may have changed while no event could come: the player, unfinished matches, and open invitations',
  access: 'player',
  reply: z.object({
    user,
    matches: z.array(unfinishedMatch),
    /** As in `.invitation`, oldest first; they end by `serverTimeMs`. */
    invitations: z.array(invitationEvent),
    serverTimeMs: z.int(),
  }),
});
