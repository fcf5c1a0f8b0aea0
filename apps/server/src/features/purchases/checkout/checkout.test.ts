import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buildCardServer,
  type CardServer,
  openCheckout,
  PLUS,
  payWith,
  sessionIn,
} from '../../../../test/features/card-driver.ts';
import { membershipOf, plusDays } from '../../../../test/features/purchase-facts.ts';
import { reconcileLedger } from '../../../reconcile-ledger.ts';

let server: CardServer;
beforeAll(async () => {
  server = await buildCardServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

describe('GET store/packages', () => {
  it('lists the products at the catalogue’s price', async () => {
    const player = await server.signUp();
    const { body } = await player.get('/store/packages', { 'accept-language': 'ckb' });
    expect(body).toMatchObject({
      takesCards: true,
      data: [
        {
          id: 'plus',
          products: [
            {
              id: 'plus-30-days',
              name: 'زانا پڵەس، ٣٠ ڕۆژ',
              benefit: { kind: 'plus', days: 30 },
              price: { amount: 9_000, currency: 'IQD' },
            },
          ],
        },
        {
          id: 'coins',
          products: [
            { id: 'coins-200', name: '٢٠٠ کۆین', price: { amount: 1_000, currency: 'IQD' } },
            { id: 'coins-500', benefit: { kind: 'coins', coins: 500 }, price: { amount: 2_000 } },
            { id: 'coins-1500', price: { amount: 4_500 } },
          ],
        },
      ],
    });
  });
});

describe('POST checkout/card', () => {
  it('201: opens a payment page for Plus at the catalogue’s price', async () => {
    const player = await server.signUp();
    const opened = await openCheckout(player);
    expect(opened.status).toBe(201);
    expect(server.cards.service.find(sessionIn(opened))).toMatchObject({ amount: 9_000, currency: 'iqd' });
  });

  it('201: opens one page for twenty simultaneous calls of one payment', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    const opened = await Promise.all(Array.from({ length: 20 }, () => openCheckout(player, paymentId)));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(opened.map(sessionIn)).size).toBe(1);
  });

  it('201: closes the page of an earlier tab, so that only one can be paid', async () => {
    const player = await server.signUp();
    const first = sessionIn(await openCheckout(player));
    const second = sessionIn(await openCheckout(player));
    expect(server.cards.service.find(first).status).toBe('expired');
    payWith(server, first);
    payWith(server, second);
    await server.deliver();
    expect(await plusDays(server, player)).toBe(30);
  });

  it('409: a payment that was just made in another tab', async () => {
    const player = await server.signUp();
    payWith(server, sessionIn(await openCheckout(player)));
    expect(await openCheckout(player)).toMatchObject({ status: 409, body: { code: 'PAYMENT_UNDER_WAY' } });
    expect(await membershipOf(server, player)).toBe('plus');
  });

  it('409: a payment_id of another product, and one whose page is closed', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    await openCheckout(player, paymentId);
    await openCheckout(player);
    expect(await openCheckout(player, paymentId)).toMatchObject({
      status: 409,
      body: { code: 'CHECKOUT_CLOSED' },
    });
  });

  it('404: an unknown product, or one of another package', async () => {
    const player = await server.signUp();
    for (const product of [
      { package_id: 'coins', product_id: 'plus-30-days' },
      { package_id: 'plus', product_id: 'plus-9-days' },
    ])
      expect(await openCheckout(player, randomUUID(), product)).toMatchObject({
        status: 404,
        body: { code: 'PRODUCT_NOT_FOUND' },
      });
  });

  it('403: an incomplete account; 401: no session', async () => {
    const player = await server.signUp({ isComplete: false });
    expect(await openCheckout(player)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INCOMPLETE' } });
    const payload = { payment_id: randomUUID(), ...PLUS };
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/checkout/card', payload });
    expect(statusCode).toBe(401);
  });

  it('422: a malformed payment_id', async () => {
    const player = await server.signUp();
    expect(await openCheckout(player, 'mine')).toMatchObject({ status: 422 });
  });
});
