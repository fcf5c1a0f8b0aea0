import { pictureIds } from '@trivia/rules/pictures.ts';
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { gameModes, gameTypes } from '../play/game-types.ts';
import { defineRoute } from '../route.ts';

export const modeStatistics = z.object({
  type: z.enum(gameTypes),
  mode: z.enum(gameModes),
  played: z.int(),
  won: z.int(),
  /** Number of answers. */
  answered: z.int(),
  right: z.int(),
  points: z.int(),
});

export const statistics = z.object({
  modes: z.array(modeStatistics),
  categories: z.array(z.object({ id: field.categoryId, answered: z.int(), right: z.int() })),
});
export type Statistics = z.infer<typeof statistics>;

export const album = z.object({
  /** Ids of the completed pictures, in the order of all pictures. */
  pictureIds: z.array(z.enum(pictureIds)),
});
export type Album = z.infer<typeof album>;

export const getAlbumRoute = defineRoute({
  method: 'GET',
  path: '/api/user/album',
  summary: 'Lists the pictures that the player has completed in the puzzle',
  access: 'player',
  reply: album,
});

export const getStatisticsRoute = defineRoute({
  method: 'GET',
  path: '/api/user/statistics',
  summary: 'Returns the player’s statistics, by mode and by category',
  access: 'player',
  reply: statistics,
});
