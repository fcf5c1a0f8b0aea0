/** Wheels, whose results the server draws. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

export const spinCategoryRoute = defineRoute({
  method: 'POST',
  path: '/api/spin/random-category',
  summary: 'Draws a category for solo mode, each as likely as the other',
  access: 'player',
  reply: z.object({ categoryId: field.categoryId }),
});
