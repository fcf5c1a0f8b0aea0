/** Daily bonus of Plus players. */
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

export const dailyBonus = z.object({
  status: z.enum(['open', 'claimed', 'plus_only']),
  /** Coins of today’s claim. */
  coins: z.int(),
  /** Streak of claimed days, up to today or yesterday (Asia/Baghdad). */
  daysInRow: z.int(),
  /** The seven days of the streak that include today. */
  week: z.array(z.object({ coins: z.int(), state: z.enum(['claimed', 'open', 'ahead']) })),
  /** Time at which the next day begins. */
  nextAtMs: z.int(),
});
export type DailyBonus = z.infer<typeof dailyBonus>;

export const getDailyBonusRoute = defineRoute({
  method: 'GET',
  path: '/api/wallet/daily-bonus',
  summary: 'Returns today’s bonus, and its seven days',
  access: 'player',
  reply: dailyBonus,
});

export const claimDailyBonusRoute = defineRoute({
  method: 'POST',
  path: '/api/wallet/daily-bonus',
  summary: 'Claims today’s bonus; a second claim on a day pays nothing and has the same reply',
  access: 'player',
  reply: dailyBonus,
  errors: ['ACCOUNT_INCOMPLETE', 'SUBSCRIPTION_REQUIRED'],
  idempotent: true,
});
