import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadSignature, type CardGateway, type CheckoutOrder } from '../card-gateway.ts';
import { createQiCard } from './create-qi-card.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

interface Asked {
  readonly path: string;
  readonly headers: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

/** Server that behaves as Qi Card documents. */
let qi: Server;
let gateway: CardGateway;
let asked: Asked[] = [];
let status = 'CREATED';
let canceled = false;
let refuses = 0;

const payment = () => ({
  requestId: 'purchase-1',
  paymentId: 'pay-1',
  status,
  canceled,
  amount: 9_000,
  currency: 'IQD',
  creationDate: '2026-11-25T09:00:00Z',
  formUrl: 'https://form.qi.example/pay-1',
});

beforeAll(async () => {
  qi = createServer(async (request, response) => {
    const body = await text(request);
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers, body: body === '' ? {} : JSON.parse(body) });
    response.setHeader('content-type', 'application/json');
    if (refuses > 0) {
      response.statusCode = refuses;
      return response.end('{"error":{"code":18,"message":"REFUNDS_NOT_ALLOWED"}}');
    }
    if (path.endsWith('/cancel')) canceled = true;
    const { formUrl, ...told } = payment();
    return response.end(JSON.stringify(path === '/payment' ? { ...told, formUrl } : told));
  });
  await new Promise<void>((listening) => qi.listen(0, '127.0.0.1', listening));
  gateway = createQiCard({
    url: `http://127.0.0.1:${(qi.address() as AddressInfo).port}`,
    terminalId: '237984',
    username: 'shop',
    password: 'secret',
    publicKey,
    webhookUrl: 'https://zana.example/api/webhooks/qicard',
  });
});
afterAll(() => new Promise((closed) => qi.close(closed)));

const order: CheckoutOrder = {
  purchaseId: 'purchase-1',
  productName: 'Zana Plus, 30 days',
  amount: 9_000,
  currency: 'IQD',
  language: 'ar',
  successUrl: 'https://zana.example/payment-success',
  cancelUrl: 'https://zana.example/payment-failed',
  expiresAtMs: 0,
};

function say(next: string, isCanceled = false, refusal = 0): void {
  [status, canceled, refuses, asked] = [next, isCanceled, refusal, []];
}

describe('Qi Card', () => {
  it('opens a page for a purchase, under its id and the terminal’s name', async () => {
    say('CREATED');
    expect(await gateway.createCheckout(order)).toEqual({
      sessionId: 'pay-1',
      url: 'https://form.qi.example/pay-1',
    });
    expect(asked).toMatchObject([
      {
        path: '/payment',
        headers: { 'x-terminal-id': '237984', authorization: 'Basic c2hvcDpzZWNyZXQ=' },
        body: { requestId: 'purchase-1', amount: 9_000, currency: 'IQD' },
      },
    ]);
  });

  it.each([
    ['CREATED', false, { stage: 'open', captured: 0 }, null],
    ['AUTHENTICATION_REQUIRED', false, { stage: 'open', captured: 0 }, null],
    ['STARTED', false, { stage: 'processing', captured: 0 }, null],
    ['SUCCESS', false, { captured: 9_000, refunded: 0 }, null],
    ['SUCCESS', true, { captured: 9_000, refunded: 9_000 }, null],
    ['FAILED', false, { stage: 'failed', captured: 0 }, 'CARD_DECLINED'],
    ['AUTHENTICATION_FAILED', false, { stage: 'failed', captured: 0 }, 'AUTH_FAILED'],
    ['EXPIRED', false, { stage: 'expired', captured: 0 }, null],
    ['FORM_SHOWED', true, { stage: 'cancelled', captured: 0 }, null],
  ])('%s, cancelled: %s', async (next, isCanceled, facts, failure) => {
    say(next, isCanceled);
    expect(await gateway.getPayment('pay-1')).toMatchObject({ facts, failure, currency: 'IQD' });
  });

  it('closes an unpaid page, and leaves a paid one alone', async () => {
    say('FORM_SHOWED');
    expect(await gateway.expireCheckout('pay-1')).toMatchObject({ facts: { stage: 'cancelled' } });
    say('SUCCESS');
    expect(await gateway.expireCheckout('pay-1')).toMatchObject({ facts: { captured: 9_000, refunded: 0 } });
    expect(asked.map(({ path }) => path)).not.toContain('/payment/pay-1/cancel');
  });

  it('refunds under the refund’s id, and tells a refusal from a timeout', async () => {
    const refund = { refundId: 'refund-1', sessionId: 'pay-1', providerPaymentId: 'pay-1', amount: 4_000 };
    say('SUCCESS');
    await gateway.refund(refund);
    expect(asked).toMatchObject([
      { path: '/payment/pay-1/refund', body: { requestId: 'refund-1', amount: 4_000 } },
    ]);
    say('SUCCESS', false, 400);
    await expect(gateway.refund(refund)).rejects.toMatchObject({ kind: 'refused' });
    say('SUCCESS', false, 500);
    await expect(gateway.refund(refund)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('a message of Qi Card', () => {
  const sign = (signed: string) => createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64');
  const read = (body: object, signature: string) =>
    gateway.readMessage({ 'x-signature': signature }, Buffer.from(JSON.stringify(body)), 1);

  it.each(['9000.00', '9000.000'])('is accepted with a signature over %s', (amount) => {
    say('SUCCESS');
    const signature = sign(`pay-1|${amount}|IQD|2026-11-25T09:00:00Z|SUCCESS`);
    expect(read(payment(), signature)).toMatchObject({ sessionId: 'pay-1', type: 'payment.success' });
  });

  it('is signed with a dash for a missing field', () => {
    const { creationDate: _, ...body } = payment();
    expect(read(body, sign('pay-1|9000.00|IQD|-|SUCCESS'))).toMatchObject({ sessionId: 'pay-1' });
  });

  it('is refused with another amount, without a signature, or malformed', () => {
    const signature = sign('pay-1|9000.00|IQD|2026-11-25T09:00:00Z|SUCCESS');
    expect(() => read({ ...payment(), amount: 1 }, signature)).toThrow(BadSignature);
    expect(() => read(payment(), 'AAAA')).toThrow(BadSignature);
    expect(() => gateway.readMessage({}, Buffer.from('{'), 1)).toThrow(BadSignature);
  });
});
