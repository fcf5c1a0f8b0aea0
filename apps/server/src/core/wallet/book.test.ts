import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { startDaily } from '../../../test/support/daily-driver.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { book } from './book.ts';
import { getWallet } from './get-wallet.ts';
import { escrow, house, move, player, posting, type Transfer } from './transfer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const bookNow = (transfer: Transfer) =>
  inTransaction(server.db, (tx) => book(tx, transfer, server.clock.nowMs()));

const grant = (id: string, coins: number, key: string = randomUUID()): Transfer => ({
  key,
  reason: 'welcome_grant',
  postings: move(house, player(id), 'coin', coins),
});

const spend = (id: string, coins: number): Transfer => ({
  key: randomUUID(),
  reason: 'booster_purchase',
  postings: move(player(id), house, 'coin', coins),
});

describe('book', () => {
  it('moves both currencies, and counts earned points apart from the balance', async () => {
    const { id } = await server.signUp();
    await bookNow({
      key: randomUUID(),
      reason: 'match_reward',
      postings: [...move(house, player(id), 'coin', 5), ...move(house, player(id), 'point', 120, 100)],
    });
    await bookNow({
      key: randomUUID(),
      reason: 'match_stake',
      postings: move(player(id), house, 'point', 70),
    });
    expect(await getWallet(server.db, id)).toMatchObject({ coin: 5, point: 50, lifetimePoints: 100 });
  });

  it('raises a wallet’s version with each booking', async () => {
    const { id } = await server.signUp();
    const versions = [(await getWallet(server.db, id)).version];
    for (const currency of ['coin', 'point', 'coin'] as const) {
      const postings = move(house, player(id), currency, 1);
      await bookNow({ key: randomUUID(), reason: 'correction', postings });
      versions.push((await getWallet(server.db, id)).version);
    }
    expect(versions).toEqual([0, 1, 2, 3]);
  });

  it('returns an empty wallet for a player without entries', async () => {
    const { id } = await server.signUp();
    expect(await getWallet(server.db, id)).toMatchObject({ coin: 0, point: 0, lifetimePoints: 0 });
  });

  it('changes nothing for a repeated key, and reports that', async () => {
    const { id } = await server.signUp();
    const transfer = grant(id, 100);
    expect(await bookNow(transfer)).toMatchObject({ isNew: true });
    expect(await bookNow(transfer)).toEqual({ isNew: false });
    expect((await getWallet(server.db, id)).coin).toBe(100);
  });

  it('books one of 20 simultaneous transfers under one key', async () => {
    const { id } = await server.signUp();
    const transfer = grant(id, 7);
    const booked = await Promise.all(Array.from({ length: 20 }, () => bookNow(transfer)));
    expect(booked.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await getWallet(server.db, id)).coin).toBe(7);
  });

  it('never takes a balance below zero, even with 20 simultaneous transfers', async () => {
    const { id } = await server.signUp();
    await bookNow(grant(id, 35));
    const spent = await Promise.allSettled(Array.from({ length: 20 }, () => bookNow(spend(id, 10))));
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = spent.filter((one) => one.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'NOT_ENOUGH_COINS', status: 402 });
    expect((await getWallet(server.db, id)).coin).toBe(5);
  });

  it('refuses missing points with NOT_ENOUGH_POINTS, and books nothing', async () => {
    const { id } = await server.signUp();
    const transfer: Transfer = {
      key: randomUUID(),
      reason: 'match_stake',
      postings: [...move(house, player(id), 'coin', 5), ...move(player(id), house, 'point', 1)],
    };
    await expect(bookNow(transfer)).rejects.toMatchObject({ code: 'NOT_ENOUGH_POINTS' });
    expect(await getWallet(server.db, id)).toMatchObject({ coin: 0, point: 0, lifetimePoints: 0 });
    expect(await bookNow({ ...transfer, postings: move(house, player(id), 'coin', 5) })).toMatchObject({
      isNew: true,
    });
  });

  it('never deadlocks: 40 transfers between two players in both directions', async () => {
    const [one, other] = [(await server.signUp()).id, (await server.signUp()).id];
    await bookNow(grant(one, 100));
    await bookNow(grant(other, 100));
    const swaps = Array.from({ length: 40 }, (_, index) => {
      const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
      return bookNow({
        key: randomUUID(),
        reason: 'correction',
        postings: move(player(from), player(to), 'coin', 1),
      });
    });
    await Promise.all(swaps);
    expect(await getWallet(server.db, one)).toMatchObject({ coin: 100 });
    expect(await getWallet(server.db, other)).toMatchObject({ coin: 100 });
  });

  it.each([
    ['does not sum to zero', [...posting(house, 'coin', -5), ...posting(player(randomUUID()), 'coin', 4)]],
    ['is balanced over two currencies only', [...posting(house, 'coin', -5), ...posting(house, 'point', 5)]],
    ['has half a coin', move(house, player(randomUUID()), 'coin', 0.5)],
  ])('refuses a transfer that %s', async (_what, postings) => {
    await expect(bookNow({ key: randomUUID(), reason: 'correction', postings })).rejects.toThrow(RangeError);
  });
});

describe('reconcileLedger', () => {
  const faultsAfter = async (plant: () => Promise<unknown>) => {
    await plant();
    return (await reconcileLedger(server.deps)).map(({ check }) => check);
  };

  it('finds no violation after bookings', async () => {
    expect(await reconcileLedger(server.deps)).toEqual([]);
  });

  it('finds each kind of injected error', async () => {
    const { db } = server;
    const owner = await server.signUp();
    await bookNow(grant(owner.id, 10));
    const account = await db
      .selectFrom('ledger_account')
      .select('id')
      .where('player_id', '=', owner.id)
      .executeTakeFirstOrThrow();

    const setBalance = (balance: number) =>
      db.updateTable('ledger_account').set({ balance }).where('id', '=', account.id).execute();
    expect(await faultsAfter(() => setBalance(11))).toEqual(['balance']);
    await setBalance(10);

    const setEarned = (earned: number) =>
      db.updateTable('ledger_account').set({ earned }).where('id', '=', account.id).execute();
    expect(await faultsAfter(() => setEarned(5))).toEqual(['balance']);
    await setEarned(0);

    const setAmount = (amount: number) =>
      db.updateTable('ledger_entry').set({ amount }).where('account_id', '=', account.id).execute();
    expect(await faultsAfter(() => setAmount(9))).toEqual(['transfer_sum', 'balance', 'entry_chain']);
    await setAmount(10);

    const setAfter = (balance_after: number) =>
      db.updateTable('ledger_entry').set({ balance_after }).where('account_id', '=', account.id).execute();
    expect(await faultsAfter(() => setAfter(12))).toEqual(['entry_chain']);
    await setAfter(10);

    const match = await startDaily(owner);
    await bookNow({
      key: randomUUID(),
      reason: 'match_entry',
      postings: move(player(owner.id), escrow('match', match.id), 'coin', 10),
    });
    expect(await reconcileLedger(server.deps)).toEqual([]);
    expect(await faultsAfter(() => owner.post(`/play/matches/${match.id}/leave`))).toEqual(['escrow_left']);
  });
});
