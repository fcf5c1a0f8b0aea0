import { pictureIds } from '@trivia/rules/pictures.ts';
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { gameModes, gameTypes } from '../play/match.ts';
import { defineRoute } from '../route.ts';

export const modeStatistics = z.object({
  type: z.enum(gameTypes),
  mode: z.enum(gameModes),
  played: z.int(),
  won: z.int(),
  /** Number of answers given, and of right ones. */
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
  /** Pictures that the player has completed, in the order of all pictures. */
  pictureIds: z.array(z.enum(pictureIds)),
});
export type Album = z.infer<typeof album>;

export const getAlbumRoute = defineRoute({
  method: 'GET',
  path: '/api/user/album',
  summary: 'Pictures that the player has won in the puzzle',
  access: 'player',
  reply: album,
});

export const getStatisticsRoute = defineRoute({
  method: 'GET',
  path: '/api/user/statistics',
  summary: 'Statistics of the player, by mode and by category',
  access: 'player',
  reply: statistics,
});
