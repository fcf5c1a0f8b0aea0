/** Adapter of Stripe's Checkout Sessions, by the `stripe` package. */
import type { CardProvider } from '@trivia/contract/store/purchases.ts';
import type { CardCurrency } from '@trivia/rules/store/products.ts';
import Stripe from 'stripe';
import { BadSignature, type CardGateway, CardGatewayError, type CheckoutOrder } from '../card-gateway.ts';
import { readStripeMessage } from './stripe-message.ts';
import { disputeOf, isDisputed, reportOf } from './stripe-report.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const WHOLE_PAYMENT = { expand: ['payment_intent.latest_charge'] };

export interface StripeSettings {
  readonly provider: CardProvider;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Such as `https://api.stripe.com`. */
  readonly apiUrl: string;
  readonly currency: CardCurrency;
}

function connect({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** Whether Stripe refused the request itself; other errors may be retried with the same key. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

async function ask<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw new CardGatewayError(isRefusal(error) ? 'refused' : 'unavailable', error);
  }
}

const sessionOf = (order: CheckoutOrder): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: order.purchaseId,
  // Stripe's page supports neither Arabic nor Kurdish; `auto` uses the browser's language.
  locale: order.language === 'en' ? 'en' : 'auto',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: order.currency.toLowerCase(),
        unit_amount: order.amount,
        product_data: { name: order.productName },
      },
    },
  ],
  metadata: { purchase_id: order.purchaseId, language: order.language },
  payment_intent_data: { metadata: { purchase_id: order.purchaseId } },
  success_url: order.successUrl,
  cancel_url: order.cancelUrl,
  expires_at: Math.floor(order.expiresAtMs / 1000),
});

export function createStripe(settings: StripeSettings): CardGateway {
  const stripe = connect(settings);

  const readDispute = async (session: Stripe.Checkout.Session) => {
    const intentId = isDisputed(session);
    if (intentId === null) return 'none';
    const { data } = await stripe.disputes.list({ payment_intent: intentId });
    return disputeOf(data.map(({ status }) => status));
  };
  const report = async (session: Stripe.Checkout.Session) => reportOf(session, await readDispute(session));
  const retrieve = (sessionId: string) => stripe.checkout.sessions.retrieve(sessionId, WHOLE_PAYMENT);

  return {
    provider: settings.provider,
    currency: settings.currency,

    createCheckout: (order) =>
      ask(async () => {
        const idempotencyKey = `checkout-${order.purchaseId}`;
        const { id, url } = await stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey });
        if (!url) throw new Error('the session has no page');
        return { sessionId: id, url };
      }),

    getPayment: (sessionId) => ask(async () => await report(await retrieve(sessionId))),

    expireCheckout: (sessionId) =>
      ask(async () => {
        // Stripe refuses this if the page has been paid or has expired.
        await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
        });
        return await report(await retrieve(sessionId));
      }),

    refund: ({ refundId, providerPaymentId, amount }) =>
      ask(async () => {
        const metadata = { refund_id: refundId };
        await stripe.refunds.create(
          { payment_intent: providerPaymentId, amount, metadata },
          { idempotencyKey: `refund-${refundId}` },
        );
      }),

    findSession: (providerPaymentId) =>
      ask(async () => {
        const { data } = await stripe.checkout.sessions.list({ payment_intent: providerPaymentId, limit: 1 });
        return data[0]?.id ?? null;
      }),

    readMessage(headers, rawBody, nowMs) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') throw new BadSignature('unsigned');
      const { webhookSecret } = settings;
      return readStripeMessage({ stripe, signature, rawBody, nowMs, webhookSecret });
    },

    async *statement(fromMs, toMs) {
      const created = { gte: Math.floor(fromMs / 1000), lt: Math.floor(toMs / 1000) };
      for await (const charge of stripe.charges.list({ created, limit: 100 })) {
        if (!charge.captured || charge.amount_captured === 0) continue;
        const { payment_intent: intent, metadata } = charge;
        yield {
          providerPaymentId: (typeof intent === 'object' ? intent?.id : intent) ?? charge.id,
          purchaseId: metadata.purchase_id ?? null,
          currency: charge.currency.toUpperCase(),
          captured: charge.amount_captured,
          refunded: charge.amount_refunded,
        };
      }
    },
  };
}
