/** Prize wheels, drawn by the server. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

export const spinCategoryRoute = defineRoute({
  method: 'POST',
  path: '/api/spin/random-category',
  summary: 'Draws a category for solo mode, all equally likely',
  access: 'player',
  reply: z.object({ categoryId: field.categoryId }),
});
