/** Purchases by card: the products, the checkout, and its outcome. */
import { paymentStatuses } from '@trivia/rules/store/payment.ts';
import { cardCurrencies } from '@trivia/rules/store/products.ts';
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

/** Reasons of failed card payments. Each has a text, `payment.<reason>`, in `locales/`. */
export const cardFailures = [
  'CARD_DECLINED',
  'INSUFFICIENT_FUNDS',
  'EXPIRED_CARD',
  'WRONG_CVC',
  'AUTH_FAILED',
  'CANCELLED_BY_USER',
  'SESSION_EXPIRED',
] as const;
export type CardFailure = (typeof cardFailures)[number];

/** Names of the card providers, as in the paths of their webhooks. */
export const cardProviders = ['stripe', 'qicard', 'sandbox'] as const;
export type CardProvider = (typeof cardProviders)[number];

/** Price in the smallest unit of the currency in use: dinars, cents. */
const price = z.object({ amount: z.int(), currency: z.enum(cardCurrencies) });

const benefit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plus'), days: z.int() }),
  z.object({ kind: z.literal('coins'), coins: z.int() }),
]);

const product = z.object({ id: z.string(), name: z.string(), benefit, price });

export const listPackagesRoute = defineRoute({
  method: 'GET',
  path: '/api/store/packages',
  summary: 'Lists products sold by card, with prices in the currency of the charge',
  access: 'public',
  reply: z.object({
    /** False while no card provider is configured. */
    takesCards: z.boolean(),
    data: z.array(z.object({ id: z.string(), products: z.array(product) })),
  }),
});

const name = (error: string) => z.string({ error }).check(z.regex(/^[a-z0-9-]{1,40}$/, { error }));

export const startCheckoutRoute = defineRoute({
  method: 'POST',
  path: '/api/checkout/card',
  summary: 'Opens a checkout page for a product; the same payment_id opens the same page',
  access: 'player',
  body: z.object({
    /** Id created by the client, once per intention to pay. */
    payment_id: field.id,
    package_id: name('field.product'),
    product_id: name('field.product'),
  }),
  status: 201,
  reply: z.object({ data: z.object({ checkout_session: z.object({ url: z.string() }) }) }),
  errors: [
    'ACCOUNT_INCOMPLETE',
    'CARDS_UNAVAILABLE',
    'CHECKOUT_CLOSED',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_UNDER_WAY',
    'PRODUCT_NOT_FOUND',
  ],
});

export const checkout = z.object({
  payment_id: z.uuid(),
  package_id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  benefit,
  price,
  status: z.enum(paymentStatuses),
  /** Reason of the failure, if known. */
  failure: z.nullable(z.object({ code: z.enum(cardFailures), message: z.string() })),
  /** True only if it is certain that no money was captured. */
  nothing_charged: z.boolean(),
  /** Address of the checkout page while it is open. */
  url: z.nullable(z.string()),
  paid_at_ms: z.nullable(z.int()),
  /** End of the Plus that was bought; null before, and for other products. */
  plus_until_ms: z.nullable(z.int()),
});
export type Checkout = z.infer<typeof checkout>;

export const getCheckoutRoute = defineRoute({
  method: 'GET',
  path: '/api/checkout/:payment_id',
  summary: 'Returns the current state of a checkout at the card provider',
  access: 'player',
  params: z.object({ payment_id: field.id }),
  reply: z.object({ data: checkout }),
  errors: ['PAYMENT_NOT_FOUND'],
});

export const cardWebhookRoute = defineRoute({
  method: 'POST',
  path: '/api/webhooks/:provider',
  summary: 'Receives a signed message of a card provider',
  access: 'public',
  params: z.object({ provider: z.enum(cardProviders, { error: 'field.id' }) }),
  rawBody: true,
  reply: z.object({ received: z.literal(true) }),
  errors: ['BAD_SIGNATURE', 'NOT_FOUND'],
});
