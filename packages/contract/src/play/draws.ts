/** Data to verify the draw of a finished match. */
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { matchParams } from './play.ts';

export const drawnRound = z.object({
  round: z.int(),
  /** Revision of the pool of the draw. */
  poolRevision: z.int(),
  questionId: z.string(),
  prompt: z.string(),
  /** Questions before this one in the order of the draw that were skipped because the player had seen them. */
  passedOver: z.array(z.string()),
  /** True if all questions had been seen, so that the one seen longest ago was drawn. */
  isRepeat: z.boolean(),
  /** Index of the option shown at each position, from 0. */
  optionOrder: z.array(z.int()),
});

export const matchDraw = z.object({
  matchId: z.uuid(),
  seedHash: z.string(),
  seed: z.string(),
  roundCount: z.int(),
  categoryId: z.nullable(z.string()),
  rounds: z.array(drawnRound),
});
export type MatchDraw = z.infer<typeof matchDraw>;

export const getMatchDrawRoute = defineRoute({
  method: 'GET',
  path: '/api/play/matches/:id/draw',
  summary: 'Returns the draw of a finished match: its seed and everything derived from it',
  access: 'player',
  params: matchParams,
  reply: matchDraw,
  errors: ['MATCH_ARCHIVED', 'MATCH_NOT_FOUND', 'MATCH_NOT_OVER'],
});

export const getPoolRoute = defineRoute({
  method: 'GET',
  path: '/api/play/pools/:revision',
  summary: 'Returns a revision of the pool: the ids of all questions, by category and difficulty',
  access: 'public',
  params: z.object({
    revision: z.coerce
      .number({ error: 'field.id' })
      .check(
        z.int({ error: 'field.id' }),
        z.minimum(1, { error: 'field.id' }),
        z.maximum(2_000_000_000, { error: 'field.id' }),
      ),
  }),
  reply: z.object({
    revision: z.int(),
    createdAtMs: z.int(),
    cells: z.array(
      z.object({ categoryId: z.string(), difficulty: z.int(), questionIds: z.array(z.string()) }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
