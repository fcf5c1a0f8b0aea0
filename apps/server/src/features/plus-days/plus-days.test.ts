import { randomUUID } from 'node:crypto';
import type { PlusDays, RedeemedPlusDays } from '@trivia/contract/store/plus-days.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCardServer, buyPlus, type CardServer } from '../../../test/features/card-driver.ts';
import { giveCoins } from '../../../test/support/give.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { refundPurchase } from '../purchases/refunds/refund-purchase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 'plus-7-days';
const WEEK_POINTS = 600;

interface Offered {
  readonly data: PlusDays[];
  readonly plusUntilMs: number | null;
  readonly isRenewing: boolean;
}

let server: CardServer;
beforeAll(async () => {
  server = await buildCardServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

/** Signs up a player with points, and with Plus that ends in two days. */
async function signUpRich(points = WEEK_POINTS): Promise<TestPlayer> {
  const player = await server.signUp();
  const nowMs = server.clock.nowMs();
  const times = { starts_at: new Date(nowMs), ends_at: new Date(nowMs + 2 * DAY_MS) };
  await server.db
    .insertInto('access_grant')
    .values({ ...times, player_id: player.id, source: 'test', revoked_at: null })
    .execute();
  await giveCoins(server.deps, player.id, { points });
  return player;
}

let player: TestPlayer;
beforeEach(async () => {
  player = await signUpRich();
});

const redeem = (by: TestPlayer, headers: Record<string, string> = {}, id = WEEK) =>
  by.post<RedeemedPlusDays>(`/store/plus-days/${id}/redeem`, {}, headers);
const list = async (by: TestPlayer) => (await by.get<Offered>('/store/plus-days')).body;
const listRedeemed = async (by: TestPlayer) =>
  (await by.get<{ data: RedeemedPlusDays[] }>('/store/plus-days/redeemed')).body.data;
const pointsOf = async ({ id }: TestPlayer) => (await getWallet(server.db, id)).point;
const membershipIn = async ({ id }: TestPlayer, days: number) =>
  (await getMembership(server.db, id, server.clock.nowMs() + days * DAY_MS)).id;

/** Inserts an operator's subscription in the given state. */
const subscribe = ({ id }: TestPlayer, state: 'active' | 'cancelled') =>
  server.db
    .insertInto('subscription')
    .values({
      operator: 'tigris',
      service_id: 'zana-plus',
      phone_number: `+96477${String(server.clock.nowMs() % 1e8).padStart(8, '0')}`,
      player_id: id,
      language: 'en',
      terms: '{}',
      fold: '{}',
      state,
      last_event: '{}',
      opened_at: new Date(server.clock.nowMs()),
      authentication_id: randomUUID(),
      checkout_token_hash: Buffer.from(randomUUID()),
    })
    .execute();

describe('GET store/plus-days', () => {
  it('200: lists the offers to visitors, and to players also the end of their Plus', async () => {
    const visitor = (await server.app.inject({ url: '/api/store/plus-days' })).json<Offered>();
    expect(visitor).toMatchObject({ plusUntilMs: null, isRenewing: false });
    expect(visitor.data.find(({ id }) => id === WEEK)).toEqual({ id: WEEK, days: 7, pointsNeeded: 600 });
    expect((await list(player)).plusUntilMs).toBe(server.clock.nowMs() + 2 * DAY_MS);
  });
});

describe('POST store/plus-days/{id}/redeem', () => {
  it('201: exchanges points for days that begin when the current Plus ends', async () => {
    const endsAtMs = server.clock.nowMs() + 2 * DAY_MS;
    const redeemed = await redeem(player);
    expect(redeemed).toMatchObject({
      status: 201,
      body: { days: 7, points: 600, startsAtMs: endsAtMs, endsAtMs: endsAtMs + 7 * DAY_MS },
      userPatch: { point: 0, plan: { id: 'plus' } },
    });
    expect([await membershipIn(player, 8.9), await membershipIn(player, 9.1)]).toEqual(['plus', 'freemium']);
    expect((await list(player)).plusUntilMs).toBe(endsAtMs + 7 * DAY_MS);
    expect(await listRedeemed(player)).toEqual([redeemed.body]);
    expect(await listRedeemed(await server.signUp())).toEqual([]);
    const { body } = await player.get<{ data: { reason: string; amount: number }[] }>('/wallet/entries');
    expect(body.data[0]).toMatchObject({ reason: 'plus_days', amount: -600 });
  });

  it('201: redeems once for 20 calls with one key', async () => {
    player = await signUpRich(20 * WEEK_POINTS);
    const headers = { 'idempotency-key': 'one-week' };
    const sent = await Promise.all(Array.from({ length: 20 }, () => redeem(player, headers)));
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(await pointsOf(player)).toBe(19 * WEEK_POINTS);
    expect(await listRedeemed(player)).toHaveLength(1);
  });

  it('201 and 402: redeems as many of 20 simultaneous calls as the points cover, with consecutive days', async () => {
    player = await signUpRich(3 * WEEK_POINTS + 599);
    const sent = await Promise.all(Array.from({ length: 20 }, () => redeem(player)));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = sent.filter(({ status }) => status !== 201);
    for (const { status, text } of refused)
      expect([status, JSON.parse(text).code]).toEqual([402, 'NOT_ENOUGH_POINTS']);
    expect(await pointsOf(player)).toBe(599);
    expect((await list(player)).plusUntilMs).toBe(server.clock.nowMs() + (2 + 3 * 7) * DAY_MS);
  });

  it('redeemed days follow Plus by card, and start earlier when that is refunded', async () => {
    const { id } = await buyPlus(server, player);
    await redeem(player);
    expect((await list(player)).plusUntilMs).toBe(server.clock.nowMs() + 37 * DAY_MS);
    await refundPurchase(server.deps, commandLine, { purchaseId: id, amount: null, reason: 'asked for it' });
    await server.runPurchaseJob();
    await server.deliver();
    expect((await list(player)).plusUntilMs).toBe(server.clock.nowMs() + 7 * DAY_MS);
    expect(await membershipIn(player, 6.9)).toBe('plus');
  });

  it('402, 403, 404, 406 and 422: requires Plus and a verified address, without a running subscription', async () => {
    const refusal = async (by: TestPlayer, id = WEEK) => {
      const { status, text } = await redeem(by, {}, id);
      return [status, JSON.parse(text).code];
    };
    const free = await server.signUp();
    await giveCoins(server.deps, free.id, { points: WEEK_POINTS });
    expect(await refusal(free)).toEqual([402, 'SUBSCRIPTION_REQUIRED']);
    expect(await refusal(await signUpRich(599))).toEqual([402, 'NOT_ENOUGH_POINTS']);
    expect(await refusal(player, 'plus-900-days')).toEqual([404, 'NOT_FOUND']);
    const incomplete = await server.signUp({ membership: 'plus', isComplete: false });
    expect(await refusal(incomplete)).toEqual([403, 'ACCOUNT_INCOMPLETE']);
    const { db } = server;
    await subscribe(player, 'active');
    expect((await list(player)).isRenewing).toBe(true);
    expect(await refusal(player)).toEqual([422, 'SUBSCRIPTION_RENEWS']);
    await db
      .updateTable('subscription')
      .set({ state: 'cancelled' })
      .where('player_id', '=', player.id)
      .execute();
    await db.updateTable('player').set({ email_verified_at: null }).where('id', '=', player.id).execute();
    expect(await refusal(player)).toEqual([406, 'EMAIL_NOT_VERIFIED']);
    expect(await pointsOf(player)).toBe(WEEK_POINTS);
    expect(await listRedeemed(player)).toEqual([]);
  });
});
