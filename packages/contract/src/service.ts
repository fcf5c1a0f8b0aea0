import * as z from 'zod/mini';
import * as field from './fields.ts';
import { defineRoute } from './route.ts';

export const getTimeRoute = defineRoute({
  method: 'GET',
  path: '/api/time',
  summary: 'The server’s clock',
  access: 'public',
  reply: z.object({ serverTimeMs: z.int() }),
});

export const listCategoriesRoute = defineRoute({
  method: 'GET',
  path: '/api/categories',
  summary: 'The categories, with the signed-in player’s own record in each',
  access: 'player',
  reply: z.object({
    data: z.array(z.object({ id: field.categoryId, answered: z.int(), right: z.int() })),
  }),
});

export const liveRoute = defineRoute({
  method: 'GET',
  path: '/health/live',
  summary: 'The process runs',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
});

export const readyRoute = defineRoute({
  method: 'GET',
  path: '/health/ready',
  summary: 'The process can serve: its database answers and is migrated',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
  errors: ['SERVICE_UNAVAILABLE'],
});
