/** Routes of Stripe's API for Checkout. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CardService } from './card-service.ts';
import type { NewPayment } from './new-payment.ts';
import type { Payment } from './payment.ts';
import { Refusal } from './refusal.ts';
import { chargeOf, disputeOf, intentOf, listOf } from './stripe-objects.ts';

type Form = Readonly<Record<string, string>>;

const ITEM = 'line_items[0][price_data]';

/** Returns the entries of a nested name, such as `metadata[…]`. */
const nested = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );

function required(form: Form, name: string): string {
  const value = form[name];
  if (value === undefined || value === '')
    throw new Refusal(400, 'parameter_missing', `Missing required param: ${name}.`);
  return value;
}

function newPaymentOf(form: Form): NewPayment {
  const metadata = nested(form, 'metadata');
  const amount = Number(required(form, `${ITEM}[unit_amount]`));
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new Refusal(400, 'parameter_invalid_integer', 'This value must be greater than or equal to 1.');
  return {
    reference: form.client_reference_id ?? '',
    productName: required(form, `${ITEM}[product_data][name]`),
    language: metadata.language ?? 'en',
    amount,
    currency: required(form, `${ITEM}[currency]`),
    successUrl: required(form, 'success_url'),
    cancelUrl: required(form, 'cancel_url'),
    expiresAtMs: Number(required(form, 'expires_at')) * 1000,
    metadata,
  };
}

const keyOf = ({ headers }: FastifyRequest): string => String(headers['idempotency-key'] ?? '');

function checkKey({ headers }: FastifyRequest, secretKey: string): void {
  if (headers.authorization !== `Bearer ${secretKey}`)
    throw new Refusal(401, 'invalid_api_key', 'Invalid API Key provided.');
}

interface Call {
  Params: { id: string };
  Querystring: Form;
  Body: Form;
}

function addSessions(app: FastifyInstance, service: CardService): void {
  app.post<Call>('/v1/checkout/sessions', (request) =>
    service.session(service.open(newPaymentOf(request.body), keyOf(request))),
  );
  app.get<Call>('/v1/checkout/sessions', ({ query }) => {
    const payment = service.findByIntent(query.payment_intent ?? '');
    return listOf(payment ? [service.session(payment)] : [], '/v1/checkout/sessions');
  });
  app.get<Call>('/v1/checkout/sessions/:id', ({ params, query }) => {
    const payment = service.find(params.id);
    const session = service.session(payment);
    const isWhole = query['expand[0]'] === 'payment_intent.latest_charge' && session.payment_intent !== null;
    return isWhole ? { ...session, payment_intent: intentOf(payment) } : session;
  });
  app.post<Call>('/v1/checkout/sessions/:id/expire', ({ params }) => {
    const payment = service.find(params.id);
    service.expire(payment);
    return service.session(payment);
  });
}

const isWithin = ({ paidAtMs }: Payment, query: Form): boolean =>
  paidAtMs !== null &&
  paidAtMs >= Number(query['created[gte]'] ?? 0) * 1000 &&
  paidAtMs < Number(query['created[lt]'] ?? Number.POSITIVE_INFINITY) * 1000;

function addMoney(app: FastifyInstance, service: CardService): void {
  app.post<Call>('/v1/refunds', (request) => {
    const { payment_intent: intentId = '', amount } = request.body;
    const asked = amount === undefined ? null : Number(amount);
    const { payment, refund } = service.refund(intentId, asked, keyOf(request));
    const { chargeId, currency } = payment;
    return {
      ...{ id: refund.id, object: 'refund', amount: refund.amount, currency, status: 'succeeded' },
      ...{ charge: chargeId, payment_intent: intentId },
    };
  });
  app.get<Call>('/v1/disputes', ({ query }) => {
    const payment = service.findByIntent(query.payment_intent ?? '');
    return listOf(payment?.dispute ? [disputeOf(payment)] : [], '/v1/disputes');
  });
  app.get<Call>('/v1/charges', ({ query }) =>
    listOf(
      service
        .list()
        .filter((payment) => isWithin(payment, query))
        .map(chargeOf),
      '/v1/charges',
    ),
  );
}

export function addStripeApi(app: FastifyInstance, service: CardService): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => checkKey(request, service.settings.secretKey));
    addSessions(scope, service);
    addMoney(scope, service);
  });
}
