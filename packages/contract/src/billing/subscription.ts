/** A player's subscription by mobile operator. */
import { publicStatuses } from '@trivia/rules/billing/public-status.ts';
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

export const checkSubscriptionRoute = defineRoute({
  method: 'GET',
  path: '/api/dcb/checkSubscription',
  summary: 'Status of the player’s latest subscription: processing, success, out_of_balance, failed or none',
  access: 'player',
  reply: z.object({ status_code: z.enum([...publicStatuses, 'none']) }),
});

const subscriptionCard = z.object({
  operator: z.string(),
  status: z.enum(publicStatuses),
  /** Last digits of the number that pays. */
  numberEnding: z.string(),
  priceIqd: z.int(),
  shortcode: z.string(),
  stopKeyword: z.string(),
  /** End of the paid time; null before the first payment. */
  expiresAtMs: z.nullable(z.int()),
  /** Time of the next renewal; null without one. */
  renewsAtMs: z.nullable(z.int()),
  isCancelled: z.boolean(),
  /** True while the operator has still to confirm it. */
  isBeingCancelled: z.boolean(),
  receipt: z.nullable(
    z.object({ text: z.string(), version: z.string(), confirmedAtMs: z.int(), priceIqd: z.int() }),
  ),
});

const subscriptionReply = z.object({
  subscription: z.nullable(subscriptionCard),
  /** End of the Plus that is held now; null without it. */
  plusUntilMs: z.nullable(z.int()),
});

export const getSubscriptionRoute = defineRoute({
  method: 'GET',
  path: '/api/subscription',
  summary:
    'The player’s subscription by operator, with the receipt of what was agreed to; null: none. And the end of Plus, however it was paid',
  access: 'player',
  reply: subscriptionReply,
});

export const cancelSubscriptionRoute = defineRoute({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Stops the subscription. What was paid stays to its end',
  access: 'player',
  reply: subscriptionReply,
  errors: ['NOT_SUBSCRIBED'],
});
