import * as z from 'zod/mini';
import * as field from './fields.ts';
import { defineRoute } from './route.ts';

export const getTimeRoute = defineRoute({
  method: 'GET',
  path: '/api/time',
  summary: 'Returns the server’s time',
  access: 'public',
  reply: z.object({ serverTimeMs: z.int() }),
});

export const listCategoriesRoute = defineRoute({
  method: 'GET',
  path: '/api/categories',
  summary: 'Lists the categories, with the signed-in player’s record in each',
  access: 'player',
  reply: z.object({
    data: z.array(z.object({ id: field.categoryId, answered: z.int(), right: z.int() })),
  }),
});

export const liveRoute = defineRoute({
  method: 'GET',
  path: '/health/live',
  summary: 'Confirms that the process runs',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
});

export const readyRoute = defineRoute({
  method: 'GET',
  path: '/health/ready',
  summary: 'Confirms that the process can serve: its database responds and is migrated',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
  errors: ['SERVICE_UNAVAILABLE'],
});
