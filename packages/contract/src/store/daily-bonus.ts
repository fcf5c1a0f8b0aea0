/** Daily bonus of Plus players. */
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

export const dailyBonus = z.object({
  status: z.enum(['open', 'claimed', 'plus_only']),
  /** Coins of today’s claim. */
  coins: z.int(),
  /** Days in a row that are claimed, up to today or yesterday (Asia/Baghdad). */
  daysInRow: z.int(),
  /** The seven days of the row in which today is one. */
  week: z.array(z.object({ coins: z.int(), state: z.enum(['claimed', 'open', 'ahead']) })),
  /** Time at which the next day begins. */
  nextAtMs: z.int(),
});
export type DailyBonus = z.infer<typeof dailyBonus>;

export const getDailyBonusRoute = defineRoute({
  method: 'GET',
  path: '/api/wallet/daily-bonus',
  summary: 'Today’s bonus, and its row of seven days',
  access: 'player',
  reply: dailyBonus,
});

export const claimDailyBonusRoute = defineRoute({
  method: 'POST',
  path: '/api/wallet/daily-bonus',
  summary: 'Claims today’s bonus; a second claim of a day pays nothing and is answered alike',
  access: 'player',
  reply: dailyBonus,
  errors: ['ACCOUNT_INCOMPLETE', 'SUBSCRIPTION_REQUIRED'],
  idempotent: true,
});
