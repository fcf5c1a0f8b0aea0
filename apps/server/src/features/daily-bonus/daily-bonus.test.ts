import type { DailyBonus } from '@trivia/contract/store/daily-bonus.ts';
import { dayEndMs, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await server.signUp({ membership: 'plus' });
});
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

const claim = (headers: Record<string, string> = {}) =>
  player.post<DailyBonus>('/wallet/daily-bonus', {}, headers);
const read = async () => (await player.get<DailyBonus>('/wallet/daily-bonus')).body;
const coins = async () => (await getWallet(server.db, player.id)).coin;
const passMs = (ms: number) => server.clock.advance(ms);

/** Advances to that many milliseconds before midnight in Baghdad. */
const passUntilMidnight = (beforeMs: number) => {
  const nowMs = server.clock.nowMs();
  passMs(dayEndMs(dayOf(nowMs)) - nowMs - beforeMs);
};

describe('POST wallet/daily-bonus', () => {
  it('200: pays 50 coins once a day, and returns the new balance', async () => {
    expect(await read()).toMatchObject({ status: 'open', coins: 50, daysInRow: 0 });
    const claimed = await claim();
    expect(claimed).toMatchObject({ status: 200, body: { status: 'claimed', coins: 50, daysInRow: 1 } });
    expect(claimed.userPatch).toMatchObject({ coin: 50 });
    expect(await claim()).toMatchObject({ status: 200, body: { status: 'claimed', coins: 50 } });
    expect(await coins()).toBe(50);
    const { body } = await player.get<{ data: { reason: string }[] }>('/wallet/entries');
    expect(body.data.map(({ reason }) => reason)).toEqual(['daily_bonus']);
  });

  it('200: pays once for twenty simultaneous claims, with one key or many', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => claim()));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await coins()).toBe(50);
    passMs(DAY_MS);
    const headers = { 'idempotency-key': 'one-bonus' };
    const same = await Promise.all(Array.from({ length: 20 }, () => claim(headers)));
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    expect(await coins()).toBe(100);
  });

  it('200: pays 150 on the seventh day in a row, and then starts a new streak', async () => {
    const paid: number[] = [];
    for (let day = 1; day <= 8; day += 1) {
      paid.push((await claim()).body.coins);
      passMs(DAY_MS);
    }
    expect(paid).toEqual([50, 50, 50, 50, 50, 50, 150, 50]);
    expect(await coins()).toBe(500);
    const { daysInRow, week } = await read();
    expect(daysInRow).toBe(8);
    expect(week.map(({ state }) => state).slice(0, 3)).toEqual(['claimed', 'open', 'ahead']);
  });

  it('200: starts a new streak after a day without a claim; days end at midnight in Baghdad', async () => {
    passUntilMidnight(1);
    expect((await claim()).body.daysInRow).toBe(1);
    passMs(1);
    expect(await read()).toMatchObject({ status: 'open', daysInRow: 1 });
    expect((await claim()).body.daysInRow).toBe(2);
    passMs(2 * DAY_MS);
    expect(await read()).toMatchObject({ status: 'open', daysInRow: 0 });
    expect((await claim()).body).toMatchObject({ daysInRow: 1, coins: 50 });
  });

  it('200: ignores the time and day of the device', async () => {
    await claim();
    const later = new Date(server.clock.nowMs() + DAY_MS).toUTCString();
    const forged = await player.post<DailyBonus>(
      '/wallet/daily-bonus?day=2031-01-01',
      { day: '2031-01-01', nowMs: server.clock.nowMs() + DAY_MS },
      { date: later, timespan: String(server.clock.nowMs() + DAY_MS) },
    );
    expect(forged.body).toMatchObject({ status: 'claimed', daysInRow: 1 });
    expect(await coins()).toBe(50);
  });

  it('402 without Plus, 403 with an incomplete account, 401 without a token', async () => {
    player = await server.signUp();
    expect(await read()).toMatchObject({ status: 'plus_only', daysInRow: 0 });
    expect(await claim()).toMatchObject({ status: 402, body: { code: 'SUBSCRIPTION_REQUIRED' } });
    expect(await coins()).toBe(0);
    player = await server.signUp({ membership: 'plus', isComplete: false });
    expect(await claim()).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INCOMPLETE' } });
    const visitor = await server.app.inject({ method: 'POST', url: '/api/wallet/daily-bonus' });
    expect(visitor.statusCode).toBe(401);
  });

  it('reconciliation finds a claim without its coins, and a wrong streak', async () => {
    await claim();
    const change = (values: { coins?: number; day_of_row?: number }) =>
      server.db.updateTable('daily_bonus_claim').set(values).where('player_id', '=', player.id).execute();
    const faults = async () => (await reconcileLedger(server.deps)).map(({ check }) => check);
    await change({ coins: 150 });
    expect(await faults()).toEqual(['daily_bonus_payment']);
    await change({ coins: 50, day_of_row: 6 });
    expect(await faults()).toEqual(['daily_bonus_row']);
    await change({ day_of_row: 1 });
  });
});
