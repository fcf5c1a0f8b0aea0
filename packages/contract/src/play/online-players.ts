/** Players online, for invitations. */
import * as z from 'zod/mini';
import { tierIds } from '../account/user.ts';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

export const onlinePlayers = z.object({
  /** Number of players online except the caller, regardless of the search. */
  total: z.int(),
  data: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      image: z.string(),
      frame: z.optional(z.string()),
      tier: z.enum(tierIds),
      /** True while in a match, when an invitation would be refused or missed. */
      isPlaying: z.boolean(),
    }),
  ),
});

export const listOnlinePlayersRoute = defineRoute({
  method: 'GET',
  path: '/api/players/online',
  summary: 'Lists players online, nearest tier first, at most 20, optionally filtered by a search',
  access: 'player',
  query: z.object({ search: z.optional(field.plainText('field.search', 0, 64)) }),
  reply: onlinePlayers,
});
