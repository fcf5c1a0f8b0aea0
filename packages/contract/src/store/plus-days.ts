/** Days of Plus for points, for players who already have Plus. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

export const plusDays = z.object({
  id: z.string(),
  days: z.int(),
  pointsNeeded: z.int(),
});
export type PlusDays = z.infer<typeof plusDays>;

export const listPlusDaysRoute = defineRoute({
  method: 'GET',
  path: '/api/store/plus-days',
  summary: 'Lists the offers of Plus days for points, and the end of the player’s Plus',
  access: 'public',
  reply: z.object({
    data: z.array(plusDays),
    /** End of the player's Plus; null without it. */
    plusUntilMs: z.nullable(z.int()),
    /** True if an operator charges the player daily, so that days for points would be wasted and are not sold. */
    isRenewing: z.boolean(),
  }),
});

export const redeemedPlusDays = z.object({
  id: z.uuid(),
  days: z.int(),
  points: z.int(),
  startsAtMs: z.int(),
  endsAtMs: z.int(),
  purchasedAtMs: z.int(),
});
export type RedeemedPlusDays = z.infer<typeof redeemedPlusDays>;

export const redeemPlusDaysRoute = defineRoute({
  method: 'POST',
  path: '/api/store/plus-days/:id/redeem',
  summary: 'Redeems points for days of Plus, which begin when the player’s current Plus ends',
  access: 'player',
  params: z.object({
    id: z.string({ error: 'field.id' }).check(z.regex(/^[a-z0-9-]{1,64}$/, { error: 'field.id' })),
  }),
  status: 201,
  reply: redeemedPlusDays,
  errors: [
    'ACCOUNT_INCOMPLETE',
    'EMAIL_NOT_VERIFIED',
    'NOT_ENOUGH_POINTS',
    'NOT_FOUND',
    'SUBSCRIPTION_RENEWS',
    'SUBSCRIPTION_REQUIRED',
  ],
  idempotent: true,
});

export const listRedeemedPlusDaysRoute = defineRoute({
  method: 'GET',
  path: '/api/store/plus-days/redeemed',
  summary: 'Lists the player’s redemptions of Plus days, newest first',
  access: 'player',
  query: z.object({ cursor: field.cursor }),
  reply: z.object({ data: z.array(redeemedPlusDays), nextCursor: z.nullable(z.string()) }),
});
