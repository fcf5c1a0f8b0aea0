import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { startDaily } from '../../../test/support/daily-driver.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { book } from './book.ts';
import { house, matchSubject, move, player, type Subject, type Transfer } from './transfer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const bookNow = (transfer: Transfer) =>
  inTransaction(server.db, (tx) => book(tx, transfer, server.clock.nowMs()));

const grant = (id: string, coins: number): Transfer => ({
  key: randomUUID(),
  reason: 'welcome_grant',
  postings: move(house, player(id), 'coin', coins),
});

describe('GET wallet/entries', () => {
  type Page = { data: { id: string; amount: number; currency: string }[]; nextCursor: string | null };

  it('200: pages through the history, newest first, of one currency or of both', async () => {
    const owner = await server.signUp();
    for (let coins = 1; coins <= 25; coins += 1) await bookNow(grant(owner.id, coins));
    await bookNow({
      key: randomUUID(),
      reason: 'referral',
      postings: move(house, player(owner.id), 'point', 100),
    });
    const first = await owner.get<Page>('/wallet/entries');
    expect(first.body.data).toHaveLength(20);
    expect(first.body.data[0]).toMatchObject({
      currency: 'point',
      amount: 100,
      balanceAfter: 100,
      reason: 'referral',
    });
    const second = await owner.get<Page>(`/wallet/entries?cursor=${first.body.nextCursor}`);
    expect(second.body.data.map(({ amount }) => amount)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(second.body.nextCursor).toBeNull();
    const coins = await owner.get<Page>('/wallet/entries?currency=coin');
    expect(coins.body.data[0]).toMatchObject({ amount: 25 });
    expect(new Set(coins.body.data.map(({ currency }) => currency))).toEqual(new Set(['coin']));
  });

  it('200: pages through interleaved entries of both currencies, each exactly once', async () => {
    const owner = await server.signUp();
    for (let place = 0; place < 45; place += 1) {
      const currency = place % 3 === 0 ? 'point' : 'coin';
      await bookNow({
        key: randomUUID(),
        reason: 'correction',
        postings: move(house, player(owner.id), currency, 1),
      });
    }
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: { body: Page } = await owner.get<Page>(`/wallet/entries?cursor=${cursor || 'newest'}`);
      ids.push(...body.data.map(({ id }) => Number(id)));
      // New entries between two pages shift nothing.
      await bookNow(grant(owner.id, 1));
      cursor = body.nextCursor;
    }
    expect(ids).toHaveLength(45);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
  });

  it('200: names the game of an entry, if it has one', async () => {
    const owner = await server.signUp();
    const match = await startDaily(owner);
    const about = (reason: Transfer['reason'], subject: Subject): Transfer => ({
      key: randomUUID(),
      reason,
      subject,
      postings: move(house, player(owner.id), 'coin', 1),
    });
    await bookNow(about('booster_purchase', { kind: 'booster', id: 'fifty_fifty' }));
    await bookNow(about('referral', { kind: 'player', id: owner.id }));
    await bookNow(about('match_reward', matchSubject(match.id)));
    const { body } = await owner.get<{ data: { game: unknown }[] }>('/wallet/entries');
    expect(body.data.map(({ game }) => game)).toEqual([{ type: 'daily', mode: 'solo' }, null, null]);
  });

  it('200: shows nobody else’s entries; 401 and 422', async () => {
    const stranger = await server.signUp();
    expect((await stranger.get('/wallet/entries')).body).toEqual({ data: [], nextCursor: null });
    expect((await stranger.get('/wallet/entries?currency=gold')).status).toBe(422);
    expect((await stranger.get('/wallet/entries?cursor=no%20cursor')).status).toBe(422);
    expect((await server.app.inject({ url: '/api/wallet/entries' })).statusCode).toBe(401);
  });
});
