import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buildCardServer,
  buyPlus,
  type CardServer,
  openCheckout,
  PAID,
  PLUS,
  payWith,
  readCheckout,
  sessionIn,
} from '../../../test/features/card-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { refundPurchase } from './refund-purchase.ts';

const DAY_MS = 24 * 60 * 60_000;

let server: CardServer;
beforeAll(async () => {
  server = await buildCardServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

const planOf = async ({ id }: TestPlayer) => (await getMembership(server.db, id, server.clock.nowMs())).id;

/** Plus that a player has from now on, in days. */
async function plusDays({ id }: TestPlayer): Promise<number> {
  const grants = await server.db
    .selectFrom('access_grant')
    .selectAll()
    .where('player_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  const nowMs = server.clock.nowMs();
  const leftMs = grants.map(({ starts_at, ends_at }) =>
    Math.max(0, ends_at.getTime() - Math.max(nowMs, starts_at.getTime())),
  );
  return leftMs.reduce((sum, ms) => sum + ms, 0) / DAY_MS;
}

const countTurns = async (id: string) => {
  const { turns } = await server.db
    .selectFrom('purchase')
    .select('turns')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return turns;
};

describe('GET store/packages', () => {
  it('names what is sold, at the catalogue’s price', async () => {
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
      ],
    });
  });
});

describe('POST checkout/card', () => {
  it('201: opens a page on which Plus is paid at our price', async () => {
    const player = await server.signUp();
    const opened = await openCheckout(player);
    expect(opened.status).toBe(201);
    expect(server.cards.service.find(sessionIn(opened))).toMatchObject({ amount: 9_000, currency: 'iqd' });
  });

  it('201: twenty at once for one payment open one page', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    const opened = await Promise.all(Array.from({ length: 20 }, () => openCheckout(player, paymentId)));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(opened.map(sessionIn)).size).toBe(1);
  });

  it('201: a second tab closes the page of the first, so that only one can be paid', async () => {
    const player = await server.signUp();
    const first = sessionIn(await openCheckout(player));
    const second = sessionIn(await openCheckout(player));
    expect(server.cards.service.find(first).status).toBe('expired');
    payWith(server, first);
    payWith(server, second);
    await server.deliver();
    expect(await plusDays(player)).toBe(30);
  });

  it('409: a page that was just paid on in another tab is not paid for again', async () => {
    const player = await server.signUp();
    payWith(server, sessionIn(await openCheckout(player)));
    expect(await openCheckout(player)).toMatchObject({ status: 409, body: { code: 'PAYMENT_UNDER_WAY' } });
    expect(await planOf(player)).toBe('plus');
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

  it('404: a product that is not sold, or not in that package', async () => {
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

  it('403: an account that is not complete; 401: nobody', async () => {
    const player = await server.signUp({ isComplete: false });
    expect(await openCheckout(player)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INCOMPLETE' } });
    const payload = { payment_id: randomUUID(), ...PLUS };
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/checkout/card', payload });
    expect(statusCode).toBe(401);
  });

  it('422: a payment_id that is none', async () => {
    const player = await server.signUp();
    expect(await openCheckout(player, 'mine')).toMatchObject({ status: 422 });
  });
});

describe('a payment', () => {
  it('gives Plus for thirty days once its message came, and tells it', async () => {
    const player = await server.signUp();
    const { paymentId, id } = await buyPlus(server, player);
    expect(await plusDays(player)).toBe(30);
    expect(await readCheckout(player, paymentId)).toMatchObject({
      status: 'paid',
      failure: null,
      nothing_charged: false,
      url: null,
      plus_until_ms: server.clock.nowMs() + 30 * DAY_MS,
    });
    expect(await countTurns(id)).toBe(1);
  });

  it('gives Plus when the player is back before any message', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    const opened = await openCheckout(player, paymentId);
    payWith(server, sessionIn(opened));
    expect(await readCheckout(player, paymentId)).toMatchObject({ status: 'paid' });
    await server.deliver();
    expect(await plusDays(player)).toBe(30);
  });

  it('gives Plus to whoever closed the tab, though no message ever came', async () => {
    const player = await server.signUp();
    payWith(server, sessionIn(await openCheckout(player)));
    server.clock.advance(60_000);
    expect(await server.lookAfter()).toBe(1);
    expect(await server.lookAfter()).toBe(0);
    expect(await planOf(player)).toBe('plus');
    await server.deliver();
    expect(await plusDays(player)).toBeCloseTo(30, 1);
  });

  it('gives Plus once, whoever looks, however often and at once', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    const sessionId = sessionIn(await openCheckout(player, paymentId));
    payWith(server, sessionId);
    server.clock.advance(60_000);
    await Promise.all([
      ...Array.from({ length: 10 }, () => readCheckout(player, paymentId)),
      ...Array.from({ length: 5 }, () => server.lookAfter()),
      server.deliver(),
      server.deliver(),
    ]);
    expect(await plusDays(player)).toBeCloseTo(30, 1);
  });

  it('of another period follows the first', async () => {
    const player = await server.signUp();
    await buyPlus(server, player);
    await buyPlus(server, player);
    expect(await plusDays(player)).toBe(60);
  });

  it('that was declined says why, in the player’s language, and charges nothing', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    const sessionId = sessionIn(await openCheckout(player, paymentId));
    payWith(server, sessionId, '4000000000009995');
    const { body } = await player.get<{ data: unknown }>(`/checkout/${paymentId}`, {
      'accept-language': 'ar',
    });
    expect(body.data).toMatchObject({
      status: 'open',
      nothing_charged: true,
      failure: {
        code: 'INSUFFICIENT_FUNDS',
        message: 'رصيد البطاقة لا يكفي. لم يُخصم شيء. جرّب بطاقة أخرى.',
      },
    });
    payWith(server, sessionId, PAID);
    expect(await readCheckout(player, paymentId)).toMatchObject({ status: 'paid', failure: null });
  });

  it('of a slow bank never says that nothing was charged before that is known', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    payWith(server, sessionIn(await openCheckout(player, paymentId)), '4000000000000341');
    expect(await readCheckout(player, paymentId)).toMatchObject({
      status: 'processing',
      nothing_charged: false,
      failure: null,
    });
    expect(await openCheckout(player)).toMatchObject({ body: { code: 'PAYMENT_UNDER_WAY' } });
    server.clock.advance(10_000);
    await server.deliver();
    expect(await readCheckout(player, paymentId)).toMatchObject({
      status: 'failed',
      nothing_charged: true,
      failure: { code: 'CARD_DECLINED' },
    });
    expect(await planOf(player)).toBe('freemium');
  });

  it('that nobody made ends with its page', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    await openCheckout(player, paymentId);
    server.clock.advance(2 * 60 * 60_000);
    await server.lookAfter();
    expect(await readCheckout(player, paymentId)).toMatchObject({
      status: 'expired',
      failure: { code: 'SESSION_EXPIRED' },
    });
  });

  it('is seen by its player alone', async () => {
    const [buyer, stranger] = [await server.signUp(), await server.signUp()];
    const { paymentId } = await buyPlus(server, buyer);
    expect(await stranger.get(`/checkout/${paymentId}`)).toMatchObject({
      status: 404,
      body: { code: 'PAYMENT_NOT_FOUND' },
    });
  });
});

describe('money that goes back', () => {
  const refund = (purchaseId: string, amount: number | null) =>
    refundPurchase(server.deps, commandLine, { purchaseId, amount, reason: 'asked for it' });

  it('in full takes Plus back, once', async () => {
    const player = await server.signUp();
    const { id, paymentId } = await buyPlus(server, player);
    expect(await refund(id, null)).toBe(true);
    expect(await refund(id, null)).toBe(false);
    await server.lookAfter();
    await server.deliver();
    expect(await planOf(player)).toBe('freemium');
    expect(await readCheckout(player, paymentId)).toMatchObject({ status: 'refunded', plus_until_ms: null });
    expect(await countTurns(id)).toBe(2);
  });

  it('in part takes nothing back, and all parts together are never more than was paid', async () => {
    const player = await server.signUp();
    const { id, payment } = await buyPlus(server, player);
    const decided = await Promise.all([refund(id, 4_000), refund(id, 4_000), refund(id, 4_000)]);
    expect(decided.toSorted()).toEqual([false, true, true]);
    await server.lookAfter();
    expect(payment.refunds.map(({ amount }) => amount)).toEqual([4_000, 4_000]);
    expect(await planOf(player)).toBe('plus');
  });

  it('at the service itself is noticed by its message', async () => {
    const player = await server.signUp();
    const { payment } = await buyPlus(server, player);
    server.cards.service.refund(payment.intentId, null, 'by hand');
    await server.deliver();
    expect(await planOf(player)).toBe('freemium');
  });

  it('lets a later period begin where the earlier one was taken back', async () => {
    const player = await server.signUp();
    const { id } = await buyPlus(server, player);
    await buyPlus(server, player);
    server.clock.advance(10 * DAY_MS);
    await refund(id, null);
    await server.lookAfter();
    expect(await planOf(player)).toBe('plus');
    expect(await plusDays(player)).toBe(30);
  });

  it('by a dispute takes Plus back at once, and gives back what was left when it is won', async () => {
    const player = await server.signUp();
    const { payment } = await buyPlus(server, player);
    server.clock.advance(10 * DAY_MS);
    server.cards.service.dispute(payment);
    await server.deliver();
    expect(await planOf(player)).toBe('freemium');
    server.clock.advance(5 * DAY_MS);
    server.cards.service.closeDispute(payment, 'won');
    await server.deliver();
    expect(await plusDays(player)).toBe(20);
  });

  it('by a dispute that is lost stays away, also when its messages come in the wrong order', async () => {
    const player = await server.signUp();
    const { payment, paymentId } = await buyPlus(server, player);
    payment.delivery = 'reversed';
    server.cards.service.dispute(payment);
    server.cards.service.closeDispute(payment, 'lost');
    await server.deliver();
    expect(await readCheckout(player, paymentId)).toMatchObject({ status: 'disputed' });
    expect(await planOf(player)).toBe('freemium');
  });
});
