import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { gameModes, gameTypes } from '../play/game-types.ts';
import { defineRoute } from '../route.ts';

export const currencies = ['coin', 'point'] as const;

/** Reasons of changes of a balance, each with a text in the web's locales. */
export const entryReasons = [
  'welcome_grant',
  'referral',
  'daily_challenge',
  'first_thousand',
  'match_entry',
  'match_stake',
  'match_reward',
  'match_refund',
  'daily_bonus',
  'booster_purchase',
  'accessory_purchase',
  'gift_card',
  'gift_card_return',
  'plus_days',
  'purchase',
  'purchase_refund',
  'correction',
] as const;
export type EntryReason = (typeof entryReasons)[number];

export const walletEntry = z.object({
  id: z.string(),
  currency: z.enum(currencies),
  /** Amount; negative if spent. */
  amount: z.int(),
  balanceAfter: z.int(),
  reason: z.enum(entryReasons),
  /** Game of the entry; null for entries without one. */
  game: z.nullable(z.object({ type: z.enum(gameTypes), mode: z.enum(gameModes) })),
  bookedAtMs: z.int(),
});
export type WalletEntry = z.infer<typeof walletEntry>;

export const listWalletEntriesRoute = defineRoute({
  method: 'GET',
  path: '/api/wallet/entries',
  summary: 'Lists the player’s wallet history, newest first',
  access: 'player',
  query: z.object({
    cursor: field.cursor,
    currency: z.optional(z.enum(currencies, { error: 'field.currency' })),
  }),
  reply: z.object({ data: z.array(walletEntry), nextCursor: z.nullable(z.string()) }),
});
