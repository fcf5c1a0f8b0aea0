/** Boosters: stock, modes and prices. Field names are fixed by the specification. */
import { boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';
import { matchView } from './match.ts';
import { matchParams } from './play.ts';
import { modeQuery } from './stakes.ts';

export const boosterType = z.enum(boosterIds, { error: 'field.booster' });

const price = z.object({
  coins: z.int(),
  /** Null if not sold for points. */
  points: z.nullable(z.int()),
});

export const booster = z.object({
  type: boosterType,
  quantity: z.int(),
  /** Always false in replies; clients set it once the booster was used in a match. */
  is_disabled: z.boolean(),
  price,
  /** True if this player needs Plus to buy and use it. */
  needs_plus: z.boolean(),
});
export type Booster = z.infer<typeof booster>;

export const listModeBoostersRoute = defineRoute({
  method: 'GET',
  path: '/api/play/boosters',
  summary: 'Lists the boosters with an effect in a mode, with the player’s stock',
  access: 'player',
  query: modeQuery,
  reply: z.object({ data: z.array(booster) }),
});

export const listBoostersRoute = defineRoute({
  method: 'GET',
  path: '/api/store/boosters',
  summary: 'Lists all boosters, with their prices and the player’s stock',
  access: 'public',
  reply: z.object({ data: z.array(booster) }),
});

export const purchaseBoosterRoute = defineRoute({
  method: 'POST',
  path: '/api/store/boosters/:type/purchase',
  summary: 'Buys a booster for coins or points',
  access: 'player',
  params: z.object({ type: boosterType }),
  body: z.object({
    currency: z.enum(['coin', 'point'], { error: 'field.currency' }),
    quantity: z._default(
      z
        .int({ error: 'field.quantity' })
        .check(z.minimum(1, { error: 'field.quantity' }), z.maximum(20, { error: 'field.quantity' })),
      1,
    ),
  }),
  status: 201,
  reply: booster,
  errors: [
    'ACCOUNT_INCOMPLETE',
    'NOT_ENOUGH_COINS',
    'NOT_ENOUGH_POINTS',
    'NOT_SOLD_FOR_POINTS',
    'SUBSCRIPTION_REQUIRED',
  ],
  idempotent: true,
});

export const useBoosterRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/boosters',
  summary: 'Uses a booster in the open round, before an answer is given',
  access: 'player',
  params: matchParams,
  body: z.object({ round: field.roundNumber, type: boosterType }),
  reply: z.object({ booster, match: matchView }),
  errors: [
    'AUDIENCE_UNKNOWN',
    'BOOSTER_AFTER_ANSWER',
    'BOOSTER_NOT_HERE',
    'BOOSTER_USED',
    'MATCH_NOT_FOUND',
    'MATCH_OVER',
    'NO_BOOSTER_LEFT',
    'ROUND_CLOSED',
    'ROUND_NOT_OPEN',
    'SUBSCRIPTION_REQUIRED',
  ],
});
