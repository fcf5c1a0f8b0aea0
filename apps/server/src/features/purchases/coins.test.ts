import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { takeCoins } from '../../../test/support/give.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { applyReport, factsOf } from './apply-report.ts';
import type { Purchase } from './purchases.tables.ts';

const PRICE = 1_000;

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

/** Inserts an unpaid purchase of 250 coins. */
async function wishForCoins(playerId: string): Promise<Purchase> {
  const now = new Date(server.clock.nowMs());
  return await server.db
    .insertInto('purchase')
    .values({
      player_id: playerId,
      payment_id: randomUUID(),
      package_id: 'coins',
      product_id: 'coins-250',
      benefit: JSON.stringify({ kind: 'coins', coins: 250 }),
      amount: PRICE,
      currency: 'IQD',
      provider: 'sandbox',
      begun_at: now,
      expires_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const report = (purchase: Purchase, facts: Partial<ReturnType<typeof factsOf>>, currency = 'IQD') =>
  applyReport(server.deps, purchase, {
    facts: { ...factsOf(purchase), captured: PRICE, ...facts },
    currency,
    failure: null,
    providerPaymentId: `pi_${purchase.id}`,
  });

const coinsOf = async (playerId: string) => (await getWallet(server.db, playerId)).coin;

it('paid coins are booked once, also by twenty concurrent reports', async () => {
  const { id } = await server.signUp();
  const purchase = await wishForCoins(id);
  const changed = await Promise.all(Array.from({ length: 20 }, () => report(purchase, {})));
  expect(changed.filter(Boolean)).toHaveLength(1);
  expect(await coinsOf(id)).toBe(250);
});

it('spent coins are written off at a refund, and the balance never goes negative', async () => {
  const { id } = await server.signUp();
  const purchase = await wishForCoins(id);
  await report(purchase, {});
  await takeCoins(server.deps, id, 100);
  await report(purchase, { refunded: PRICE });
  expect(await coinsOf(id)).toBe(0);
  const { coins_lost } = await server.db
    .selectFrom('purchase')
    .select('coins_lost')
    .where('id', '=', purchase.id)
    .executeTakeFirstOrThrow();
  expect(coins_lost).toBe(100);
});

it('coins revoked by a dispute are returned when it is won, and no others', async () => {
  const { id } = await server.signUp();
  const purchase = await wishForCoins(id);
  await report(purchase, {});
  await takeCoins(server.deps, id, 100);
  await report(purchase, { dispute: 'open' });
  expect(await coinsOf(id)).toBe(0);
  await report(purchase, { dispute: 'won' });
  expect(await coinsOf(id)).toBe(150);
});

it('a payment of less than the price, or in another currency, grants nothing', async () => {
  const { id } = await server.signUp();
  await report(await wishForCoins(id), { captured: PRICE - 1 });
  await report(await wishForCoins(id), {}, 'USD');
  expect(await coinsOf(id)).toBe(0);
});
