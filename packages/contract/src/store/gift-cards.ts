/** Gift cards for points, redemptions, and decisions by staff on held ones. */
import { holdReasons } from '@trivia/rules/store/gift-card-holds.ts';
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

export const giftCardPictures = ['tea', 'museum', 'phone', 'cinema', 'book', 'ball'] as const;
export type GiftCardPicture = (typeof giftCardPictures)[number];

export const giftCard = z.object({
  id: z.string(),
  brand: z.string(),
  terms: z.string(),
  picture: z.enum(giftCardPictures),
  valueIqd: z.int(),
  discountPercent: z.int(),
  pointsNeeded: z.int(),
  isAvailable: z.boolean(),
  /** Expiry of the next code, `YYYY-MM-DD`; null without one, or without stock. */
  expiresOn: z.nullable(z.string()),
});
export type GiftCard = z.infer<typeof giftCard>;

const giftCardParams = z.object({
  id: z.string({ error: 'field.id' }).check(z.regex(/^[a-z0-9-]{1,64}$/, { error: 'field.id' })),
});

export const listGiftCardsRoute = defineRoute({
  method: 'GET',
  path: '/api/store/gift-cards',
  summary: 'Lists gift cards by price',
  access: 'public',
  query: z.object({ cursor: field.cursor }),
  reply: z.object({ data: z.array(giftCard), nextCursor: z.nullable(z.string()) }),
});

export const getGiftCardRoute = defineRoute({
  method: 'GET',
  path: '/api/store/gift-cards/:id',
  summary: 'Returns one gift card',
  access: 'public',
  params: giftCardParams,
  reply: giftCard,
  errors: ['NOT_FOUND'],
});

/**
 * Statuses of a redemption: `held` for a decision by staff while the code is reserved, `refused` with the points
 * returned.
 */
export const redemptionStatuses = ['redeemed', 'held', 'refused'] as const;

/** Redemption without its code, so that the reply can be stored for repeats. */
export const redeemed = z.object({
  id: z.uuid(),
  giftCardId: z.string(),
  status: z.enum(redemptionStatuses),
  points: z.int(),
  purchasedAtMs: z.int(),
});
export type Redeemed = z.infer<typeof redeemed>;

export const redeemGiftCardRoute = defineRoute({
  method: 'POST',
  path: '/api/store/gift-cards/:id/redeem',
  summary: 'Redeems a gift card for points; its code is listed under the redemptions',
  access: 'player',
  params: giftCardParams,
  status: 201,
  reply: redeemed,
  errors: [
    'ACCOUNT_INCOMPLETE',
    'GIFT_CARD_UNAVAILABLE',
    'EMAIL_NOT_VERIFIED',
    'NOT_ENOUGH_POINTS',
    'NOT_FOUND',
    'SUBSCRIPTION_REQUIRED',
  ],
  idempotent: true,
});

export const redemption = z.object({
  ...redeemed.shape,
  brand: z.string(),
  terms: z.string(),
  picture: z.enum(giftCardPictures),
  valueIqd: z.int(),
  /** Null until redeemed. */
  code: z.nullable(z.string()),
  activationNumber: z.nullable(z.string()),
  expiresOn: z.nullable(z.string()),
});
export type Redemption = z.infer<typeof redemption>;

export const listRedemptionsRoute = defineRoute({
  method: 'GET',
  path: '/api/store/redemptions',
  summary: 'Lists the player’s redemptions with their codes, newest first',
  access: 'player',
  query: z.object({ cursor: field.cursor }),
  reply: z.object({ data: z.array(redemption), nextCursor: z.nullable(z.string()) }),
  hasSecret: true,
});

const redemptionParams = z.object({ id: field.id });

export const getRedemptionRoute = defineRoute({
  method: 'GET',
  path: '/api/store/redemptions/:id',
  summary: 'Returns one of the player’s redemptions, with its code',
  access: 'player',
  params: redemptionParams,
  reply: redemption,
  errors: ['NOT_FOUND'],
  hasSecret: true,
});

export const listHeldRedemptionsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/redemptions/held',
  summary: 'Lists held redemptions, oldest first',
  access: 'staff',
  permission: 'redemptions.decide',
  query: z.object({ cursor: field.cursor }),
  reply: z.object({
    data: z.array(z.object({ ...redeemed.shape, playerId: z.uuid(), reason: z.enum(holdReasons) })),
    nextCursor: z.nullable(z.string()),
  }),
  errors: ['FORBIDDEN'],
});

export const decideRedemptionRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/redemptions/:id/decision',
  summary: 'Releases a held redemption, or refuses it and returns the points',
  access: 'staff',
  permission: 'redemptions.decide',
  params: redemptionParams,
  body: z.object({ decision: z.enum(['release', 'refuse'], { error: 'field.decision' }) }),
  status: 204,
  reply: field.nothing,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'REDEMPTION_DECIDED'],
});
