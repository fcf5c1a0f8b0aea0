/** Subscription of a player by mobile operator. */
import { publicStatuses } from '@trivia/rules/billing/public-status.ts';
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

export const checkSubscriptionRoute = defineRoute({
  method: 'GET',
  path: '/api/dcb/checkSubscription',
  summary:
    'Returns the status of the player’s latest subscription: processing, success, out_of_balance, failed or none',
  access: 'player',
  reply: z.object({ status_code: z.enum([...publicStatuses, 'none']) }),
});

const subscriptionCard = z.object({
  operator: z.string(),
  status: z.enum(publicStatuses),
  /** Last digits of the paying number. */
  numberEnding: z.string(),
  priceIqd: z.int(),
  shortcode: z.string(),
  stopKeyword: z.string(),
  /** End of the paid time; null before the first payment. */
  expiresAtMs: z.nullable(z.int()),
  /** Time of the next renewal; null without one. */
  renewsAtMs: z.nullable(z.int()),
  isCancelled: z.boolean(),
  /** True while the operator has not confirmed the cancellation. */
  isBeingCancelled: z.boolean(),
  receipt: z.nullable(
    z.object({ text: z.string(), version: z.string(), confirmedAtMs: z.int(), priceIqd: z.int() }),
  ),
});

const subscriptionReply = z.object({
  subscription: z.nullable(subscriptionCard),
  /** End of the current Plus; null without it. */
  plusUntilMs: z.nullable(z.int()),
});

export const getSubscriptionRoute = defineRoute({
  method: 'GET',
  path: '/api/subscription',
  summary:
    'Returns the player’s subscription by operator, with the receipt of consent (null without one), and the end of Plus from any source',
  access: 'player',
  reply: subscriptionReply,
});

export const cancelSubscriptionRoute = defineRoute({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Cancels the subscription; the paid time remains',
  access: 'player',
  reply: subscriptionReply,
  errors: ['NOT_SUBSCRIBED'],
});
