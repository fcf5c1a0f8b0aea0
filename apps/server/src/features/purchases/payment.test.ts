import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buildCardServer,
  buyPlus,
  type CardServer,
  openCheckout,
  PAID,
  payWith,
  readCheckout,
  sessionIn,
} from '../../../test/features/card-driver.ts';
import { countGrantChanges, membershipOf, plusDays } from '../../../test/features/purchase-facts.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

const DAY_MS = 24 * 60 * 60_000;

let server: CardServer;
beforeAll(async () => {
  server = await buildCardServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

describe('a payment', () => {
  it('grants thirty days of Plus on its message, and the checkout shows them', async () => {
    const player = await server.signUp();
    const { paymentId, id } = await buyPlus(server, player);
    expect(await plusDays(server, player)).toBe(30);
    expect(await readCheckout(player, paymentId)).toMatchObject({
      status: 'paid',
      failure: null,
      nothing_charged: false,
      url: null,
      plus_until_ms: server.clock.nowMs() + 30 * DAY_MS,
    });
    expect(await countGrantChanges(server, id)).toBe(1);
  });

  it('grants Plus when the player returns before any message', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    const opened = await openCheckout(player, paymentId);
    payWith(server, sessionIn(opened));
    expect(await readCheckout(player, paymentId)).toMatchObject({ status: 'paid' });
    await server.deliver();
    expect(await plusDays(server, player)).toBe(30);
  });

  it('grants coins once for concurrent reads, and notifies the browser', async () => {
    const player = await server.signUp();
    const before = (await getWallet(server.db, player.id)).coin;
    const paymentId = randomUUID();
    const coins = { package_id: 'coins', product_id: 'coins-500' };
    payWith(server, sessionIn(await openCheckout(player, paymentId, coins)));
    await Promise.all(Array.from({ length: 5 }, () => readCheckout(player, paymentId)));
    const { body, userPatch } = await player.get<{ data: object }>(`/checkout/${paymentId}`);
    expect(body.data).toMatchObject({ status: 'paid', benefit: { kind: 'coins', coins: 500 } });
    expect(userPatch?.coin).toBe(before + 500);
    await server.deliver();
    expect((await getWallet(server.db, player.id)).coin).toBe(before + 500);
  });

  it('of Plus returns the end of the last period', async () => {
    const player = await server.signUp();
    const until = async () => {
      const { body } = await player.get<{ plusUntilMs: number | null }>('/subscription');
      return body.plusUntilMs;
    };
    expect(await until()).toBeNull();
    const startMs = server.clock.nowMs();
    for (let bought = 0; bought < 2; bought += 1) await buyPlus(server, player);
    expect(await until()).toBe(startMs + 60 * DAY_MS);
  });

  it('grants Plus without a return to the page and without a message', async () => {
    const player = await server.signUp();
    payWith(server, sessionIn(await openCheckout(player)));
    server.clock.advance(60_000);
    expect(await server.runPurchaseJob()).toBe(1);
    expect(await server.runPurchaseJob()).toBe(0);
    expect(await membershipOf(server, player)).toBe('plus');
    await server.deliver();
    expect(await plusDays(server, player)).toBeCloseTo(30, 1);
  });

  it('grants Plus once for concurrent reads, jobs and messages', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    const sessionId = sessionIn(await openCheckout(player, paymentId));
    payWith(server, sessionId);
    server.clock.advance(60_000);
    await Promise.all([
      ...Array.from({ length: 10 }, () => readCheckout(player, paymentId)),
      ...Array.from({ length: 5 }, () => server.runPurchaseJob()),
      server.deliver(),
      server.deliver(),
    ]);
    expect(await plusDays(server, player)).toBeCloseTo(30, 1);
  });

  it('adds its period after those already paid', async () => {
    const player = await server.signUp();
    await buyPlus(server, player);
    await buyPlus(server, player);
    expect(await plusDays(server, player)).toBe(60);
  });

  it('shows the reason of a declined card in the player’s language, and charges nothing', async () => {
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

  it('is shown as processing while the bank decides, and as not charged only after a refusal', async () => {
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
    expect(await membershipOf(server, player)).toBe('freemium');
  });

  it('expires with its page', async () => {
    const player = await server.signUp();
    const paymentId = randomUUID();
    await openCheckout(player, paymentId);
    server.clock.advance(2 * 60 * 60_000);
    await server.runPurchaseJob();
    expect(await readCheckout(player, paymentId)).toMatchObject({
      status: 'expired',
      failure: { code: 'SESSION_EXPIRED' },
    });
  });

  it('is shown to its player only', async () => {
    const [buyer, stranger] = [await server.signUp(), await server.signUp()];
    const { paymentId } = await buyPlus(server, buyer);
    expect(await stranger.get(`/checkout/${paymentId}`)).toMatchObject({
      status: 404,
      body: { code: 'PAYMENT_NOT_FOUND' },
    });
  });
});
