import { type RunningCards, startCards } from '@trivia/sandbox-cards/start-cards.ts';
import { findTestCard } from '@trivia/sandbox-cards/test-cards.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadSignature, type CardGateway, CardGatewayError, type CheckoutOrder } from '../card-gateway.ts';
import { createStripe } from './create-stripe.ts';

const SECRET = 'whsec_of_this_test';
const NOW_MS = Date.UTC(2026, 10, 25, 9);
const HOUR_MS = 60 * 60 * 1000;

let nowMs = NOW_MS;
let cards: RunningCards;
let gateway: CardGateway;
beforeAll(async () => {
  cards = await startCards({ settings: { secretKey: 'sk_test_1' }, nowMs: () => nowMs, isTicking: false });
  gateway = gatewayWith('sk_test_1');
});
afterAll(() => cards.stop());

const gatewayWith = (secretKey: string) =>
  createStripe({ provider: 'stripe', secretKey, webhookSecret: SECRET, apiUrl: cards.url, currency: 'IQD' });

let orders = 0;
function order(changed: Partial<CheckoutOrder> = {}): CheckoutOrder {
  orders += 1;
  return {
    purchaseId: `purchase-${orders}`,
    productName: 'Zana Plus, 30 days',
    amount: 9_000,
    currency: 'IQD',
    language: 'ckb',
    successUrl: 'http://localhost/payment-success',
    cancelUrl: 'http://localhost/payment-failed',
    expiresAtMs: nowMs + HOUR_MS,
    ...changed,
  };
}

/** Opens a page and pays with a card. */
async function tryCard(number: string): Promise<string> {
  const { sessionId } = await gateway.createCheckout(order());
  const card = findTestCard(number);
  if (!card) throw new Error('no such card');
  cards.service.pay(cards.service.find(sessionId), card);
  return sessionId;
}

const PAID = '4242 4242 4242 4242';

describe('a checkout page', () => {
  it('is the same for the same purchase, even for twenty simultaneous calls', async () => {
    const one = order();
    const pages = await Promise.all(Array.from({ length: 20 }, () => gateway.createCheckout(one)));
    expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(pages[0]?.url).toContain(pages[0]?.sessionId);
  });

  it('is refused for the same purchase at another price', async () => {
    const one = order();
    await gateway.createCheckout(one);
    await expect(gateway.createCheckout({ ...one, amount: 1 })).rejects.toBeInstanceOf(CardGatewayError);
  });

  it('is open until it is paid or closed', async () => {
    const { sessionId } = await gateway.createCheckout(order());
    const open = { stage: 'open', captured: 0, refunded: 0, dispute: 'none' };
    expect(await gateway.getPayment(sessionId)).toEqual({
      facts: open,
      currency: 'IQD',
      failure: null,
      providerPaymentId: null,
    });
    expect(await gateway.expireCheckout(sessionId)).toMatchObject({ facts: { ...open, stage: 'expired' } });
  });

  it('reports its payment when it should be closed after it', async () => {
    const sessionId = await tryCard(PAID);
    expect(await gateway.expireCheckout(sessionId)).toMatchObject({ facts: { captured: 9_000 } });
  });

  it('expires after its lifetime', async () => {
    const { sessionId } = await gateway.createCheckout(order());
    nowMs += HOUR_MS;
    expect(await gateway.getPayment(sessionId)).toMatchObject({ facts: { stage: 'expired', captured: 0 } });
  });
});

describe('a card', () => {
  it.each([
    ['4000000000000002', 'CARD_DECLINED'],
    ['4000000000009995', 'INSUFFICIENT_FUNDS'],
    ['4000000000000069', 'EXPIRED_CARD'],
    ['4000000000000127', 'WRONG_CVC'],
  ])('%s is refused as %s, after which another card may be tried', async (number, failure) => {
    const sessionId = await tryCard(number);
    expect(await gateway.getPayment(sessionId)).toMatchObject({ failure, facts: { stage: 'open' } });
    const card = findTestCard(PAID);
    if (card) cards.service.pay(cards.service.find(sessionId), card);
    expect(await gateway.getPayment(sessionId)).toMatchObject({ failure: null, facts: { captured: 9_000 } });
  });

  it.each([
    [true, { failure: null, facts: { captured: 9_000 } }],
    [false, { failure: 'AUTH_FAILED', facts: { captured: 0, stage: 'open' } }],
  ])('is charged after the holder’s answer, if the bank asks: %s', async (isHolder, report) => {
    const sessionId = await tryCard('4000002500003155');
    expect(await gateway.getPayment(sessionId)).toMatchObject({ facts: { captured: 0, stage: 'open' } });
    cards.service.answerChallenge(cards.service.find(sessionId), isHolder);
    expect(await gateway.getPayment(sessionId)).toMatchObject(report);
  });

  it.each([
    ['4000000000000077', { captured: 9_000 }],
    ['4000000000000341', { captured: 0, stage: 'failed' }],
  ])('%s of a slow bank is pending, and then %o', async (number, facts) => {
    const sessionId = await tryCard(number);
    expect(await gateway.getPayment(sessionId)).toMatchObject({ facts: { stage: 'processing' } });
    nowMs += 10_000;
    cards.service.runDue();
    expect(await gateway.getPayment(sessionId)).toMatchObject({ facts });
  });
});

describe('money', () => {
  const paidOn = async () => {
    const sessionId = await tryCard(PAID);
    const { providerPaymentId } = await gateway.getPayment(sessionId);
    return { sessionId, providerPaymentId: providerPaymentId ?? '' };
  };

  it('is refunded once per key, and never more than was paid', async () => {
    const paid = await paidOn();
    const half = { ...paid, refundId: 'half', amount: 4_500 };
    await gateway.refund(half);
    await gateway.refund(half);
    expect(await gateway.getPayment(paid.sessionId)).toMatchObject({ facts: { refunded: 4_500 } });
    const tooMuch = gateway.refund({ ...paid, refundId: 'more', amount: 4_501 });
    await expect(tooMuch).rejects.toMatchObject({ kind: 'refused' });
  });

  it('can be disputed, and the dispute won or lost', async () => {
    for (const outcome of ['won', 'lost'] as const) {
      const { sessionId } = await paidOn();
      const payment = cards.service.find(sessionId);
      cards.service.dispute(payment);
      expect(await gateway.getPayment(sessionId)).toMatchObject({ facts: { dispute: 'open' } });
      cards.service.closeDispute(payment, outcome);
      expect(await gateway.getPayment(sessionId)).toMatchObject({ facts: { dispute: outcome } });
    }
  });

  it('is in the statement of its period, with its purchase', async () => {
    nowMs += 24 * HOUR_MS;
    const { sessionId, providerPaymentId } = await paidOn();
    const lines = [];
    for await (const line of gateway.statement?.(nowMs - HOUR_MS, nowMs + HOUR_MS) ?? []) lines.push(line);
    expect(lines).toEqual([
      {
        providerPaymentId,
        purchaseId: cards.service.find(sessionId).reference,
        currency: 'IQD',
        captured: 9_000,
        refunded: 0,
      },
    ]);
    expect(await gateway.findSession(providerPaymentId)).toBe(sessionId);
  });
});

describe('a service that does not answer', () => {
  it('may be called again with the same key', async () => {
    const unreachable = createStripe({
      provider: 'stripe',
      secretKey: 'sk_test_1',
      webhookSecret: SECRET,
      apiUrl: 'http://127.0.0.1:9',
      currency: 'IQD',
    });
    await expect(unreachable.getPayment('cs_test_1')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(gatewayWith('sk_test_wrong').getPayment('cs_test_1')).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('a message', () => {
  const { webhooks } = new Stripe('sk_test_1');
  const event = (object: object, more = {}) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      created: NOW_MS / 1000,
      data: { object },
      ...more,
    });
  const session = { id: 'cs_1', object: 'checkout.session', payment_intent: 'pi_1' };
  const sign = (payload: string, { secret = SECRET, seconds = NOW_MS / 1000 } = {}) =>
    webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds });
  const read = (payload: string, signature: string) =>
    gateway.readMessage({ 'stripe-signature': signature }, Buffer.from(payload), NOW_MS);

  it('names the payment to query', () => {
    const payload = event(session);
    expect(read(payload, sign(payload))).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      occurredAtMs: NOW_MS,
      sessionId: 'cs_1',
      providerPaymentId: 'pi_1',
    });
    const refund = event({ id: 'ch_1', object: 'charge', payment_intent: 'pi_2' });
    expect(read(refund, sign(refund))).toMatchObject({ sessionId: null, providerPaymentId: 'pi_2' });
    const other = event({ id: 'cus_1', object: 'customer' });
    expect(read(other, sign(other))).toBeNull();
  });

  it.each([
    ['signed with another secret', (payload: string) => sign(payload, { secret: 'whsec_other' })],
    ['signed over another body', () => sign('{}')],
    ['301 seconds old', (payload: string) => sign(payload, { seconds: NOW_MS / 1000 - 301 })],
    ['301 seconds ahead', (payload: string) => sign(payload, { seconds: NOW_MS / 1000 + 301 })],
    ['of no time', () => 'v1=00'],
  ])('%s is refused', (_, signatureOf) => {
    const payload = event(session);
    expect(() => read(payload, signatureOf(payload))).toThrow(BadSignature);
  });

  it('without a signature is refused', () => {
    expect(() => gateway.readMessage({}, Buffer.from('{}'), NOW_MS)).toThrow(BadSignature);
  });
});
