import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buildCardServer,
  buyPlus,
  type CardServer,
  readCheckout,
} from '../../../../test/features/card-driver.ts';
import { countGrantChanges, membershipOf, plusDays } from '../../../../test/features/purchase-facts.ts';
import { commandLine } from '../../../core/audit/actor.ts';
import { reconcileLedger } from '../../../reconcile-ledger.ts';
import { refundPurchase } from './refund-purchase.ts';

const DAY_MS = 24 * 60 * 60_000;

let server: CardServer;
beforeAll(async () => {
  server = await buildCardServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

describe('a refund', () => {
  const refund = (purchaseId: string, amount: number | null) =>
    refundPurchase(server.deps, commandLine, { purchaseId, amount, reason: 'asked for it' });

  it('in full revokes Plus, once', async () => {
    const player = await server.signUp();
    const { id, paymentId } = await buyPlus(server, player);
    expect(await refund(id, null)).toBe(true);
    expect(await refund(id, null)).toBe(false);
    await server.runPurchaseJob();
    await server.deliver();
    expect(await membershipOf(server, player)).toBe('freemium');
    expect(await readCheckout(player, paymentId)).toMatchObject({ status: 'refunded', plus_until_ms: null });
    expect(await countGrantChanges(server, id)).toBe(2);
  });

  it('in part revokes nothing, and the sum of parts never exceeds the payment', async () => {
    const player = await server.signUp();
    const { id, payment } = await buyPlus(server, player);
    const decided = await Promise.all([refund(id, 4_000), refund(id, 4_000), refund(id, 4_000)]);
    expect(decided.toSorted()).toEqual([false, true, true]);
    await server.runPurchaseJob();
    expect(payment.refunds.map(({ amount }) => amount)).toEqual([4_000, 4_000]);
    expect(await membershipOf(server, player)).toBe('plus');
  });

  it('made at the provider is applied by its message', async () => {
    const player = await server.signUp();
    const { payment } = await buyPlus(server, player);
    server.cards.service.refund(payment.intentId, null, 'by hand');
    await server.deliver();
    expect(await membershipOf(server, player)).toBe('freemium');
  });

  it('moves a later period to the start of the revoked one', async () => {
    const player = await server.signUp();
    const { id } = await buyPlus(server, player);
    await buyPlus(server, player);
    server.clock.advance(10 * DAY_MS);
    await refund(id, null);
    await server.runPurchaseJob();
    expect(await membershipOf(server, player)).toBe('plus');
    expect(await plusDays(server, player)).toBe(30);
  });

  it('by a dispute revokes Plus at once, and restores the rest when the dispute is won', async () => {
    const player = await server.signUp();
    const { payment } = await buyPlus(server, player);
    server.clock.advance(10 * DAY_MS);
    server.cards.service.dispute(payment);
    await server.deliver();
    expect(await membershipOf(server, player)).toBe('freemium');
    server.clock.advance(5 * DAY_MS);
    server.cards.service.closeDispute(payment, 'won');
    await server.deliver();
    expect(await plusDays(server, player)).toBe(20);
  });

  it('by a lost dispute revokes Plus permanently, also with messages in the wrong order', async () => {
    const player = await server.signUp();
    const { payment, paymentId } = await buyPlus(server, player);
    payment.delivery = 'reversed';
    server.cards.service.dispute(payment);
    server.cards.service.closeDispute(payment, 'lost');
    await server.deliver();
    expect(await readCheckout(player, paymentId)).toMatchObject({ status: 'disputed' });
    expect(await membershipOf(server, player)).toBe('freemium');
  });
});
