/** Views that combine several calls, to save round trips on slow networks. */
import * as z from 'zod/mini';
import { user } from './account/user.ts';
import { dailyChallenge } from './play/daily-challenge.ts';
import { onlinePlayers } from './play/online-players.ts';
import { unfinishedMatch } from './play/play.ts';
import { invitationEvent } from './realtime/player-events.ts';
import { defineRoute } from './route.ts';
import { dailyBonus } from './store/daily-bonus.ts';

export const getHomeRoute = defineRoute({
  method: 'GET',
  path: '/api/home',
  summary:
    'Returns the content of home: the player, today’s challenge and bonus, unfinished matches, players online, and unread notifications',
  access: 'player',
  reply: z.object({
    user,
    /** Same as in the separate call. */
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
    'Returns what may have changed while disconnected: the player, unfinished matches, and open invitations',
  access: 'player',
  reply: z.object({
    user,
    matches: z.array(unfinishedMatch),
    /** Open invitations at `serverTimeMs`, oldest first, each as in the event `.invitation`. */
    invitations: z.array(invitationEvent),
    serverTimeMs: z.int(),
  }),
});
