import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../test/support/build-test-server.ts';
import { answerRound, findOption, startDaily } from '../test/support/daily-driver.ts';
import type { TestPlayer } from '../test/support/test-player.ts';
import { book } from './core/wallet/book.ts';
import { escrow, house, move, player, type Transfer } from './core/wallet/transfer.ts';
import type { Tx } from './lib/database/db.ts';
import { inTransaction } from './lib/database/transaction.ts';
import { proveLedger } from './prove-ledger.ts';
import { reconcileLedger } from './reconcile-ledger.ts';

let server: TestServer;
let owner: TestPlayer;
beforeEach(async () => {
  server = await buildTestServer();
  owner = await server.signUp();
});
afterEach(() => server.close());

const grantOf = (coins: number): Transfer => ({
  key: randomUUID(),
  reason: 'correction',
  postings: move(house, player(owner.id), 'coin', coins),
});

const grant = (coins: number) =>
  inTransaction(server.db, (tx) => book(tx, grantOf(coins), server.clock.nowMs()));

const checksOf = async (proving: Promise<{ check: string }[]>) => (await proving).map(({ check }) => check);
const prove = (atMost?: number) => checksOf(proveLedger(server.deps, atMost));

/** Tampers with the owner's newest entry. */
const change = (column: 'amount' | 'balance_after' | 'earned', by: number, tx: Tx = server.db as Tx) =>
  sql`UPDATE ledger_entry SET ${sql.ref(column)} = ${sql.ref(column)} + ${by}::int
       WHERE id = (SELECT max(e.id) FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
                    WHERE a.player_id = ${owner.id})`.execute(tx);

const changeAccount = (column: 'balance' | 'earned', by: number) =>
  sql`UPDATE ledger_account SET ${sql.ref(column)} = ${sql.ref(column)} + ${by}::int
       WHERE player_id = ${owner.id}`.execute(server.db);

const provedEntry = async () =>
  (await server.db.selectFrom('ledger_proof').select('entry_id').executeTakeFirstOrThrow()).entry_id;

const lastEntry = async () => {
  const { id } = await server.db
    .selectFrom('ledger_entry')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
};

it.each([1, 2, 3, 1_000])('proves all new entries, %i at a time', async (atMost) => {
  for (let coins = 1; coins <= 5; coins += 1) await grant(coins);
  const match = await startDaily(owner);
  await answerRound(owner, match, await findOption(server, match, true));
  expect(await prove(atMost)).toEqual([]);
  expect(await provedEntry()).toBe(await lastEntry());
  await grant(6);
  expect(await prove(atMost)).toEqual([]);
  expect(await provedEntry()).toBe(await lastEntry());
});

it.each([
  ['an amount', () => change('amount', 1), ['balance', 'transfer_sum', 'entry_chain']],
  ['a balance after an entry', () => change('balance_after', 1), ['entry_chain']],
  ['earned points of an entry', () => change('earned', 1), ['balance']],
  ['a balance of an account', () => changeAccount('balance', 1), ['balance']],
  ['earned points of an account', () => changeAccount('earned', 1), ['balance']],
] as const)('finds a wrong value among new entries: %s', async (_what, plant, checks) => {
  await grant(10);
  expect(await prove()).toEqual([]);
  await grant(20);
  await plant();
  expect(await prove()).toEqual(checks);
});

it('reports a fault once; changes of old entries are found only by the full check', async () => {
  await grant(10);
  await change('amount', 1);
  expect(await prove()).toEqual(['balance', 'transfer_sum', 'entry_chain']);
  expect(await prove()).toEqual([]);
  await change('amount', -1);
  expect(await checksOf(reconcileLedger(server.deps))).toEqual([]);
  await change('amount', 1);
  expect(await prove()).toEqual([]);
  expect(await checksOf(reconcileLedger(server.deps))).toEqual(['transfer_sum', 'balance', 'entry_chain']);
});

it('finds a tampered balance at its next booking', async () => {
  await grant(10);
  expect(await prove()).toEqual([]);
  await changeAccount('balance', 5);
  expect(await prove()).toEqual([]);
  await grant(1);
  expect(await prove()).toEqual(['balance', 'entry_chain']);
});

it('waits for bookings with earlier ids that commit later, without delaying any', async () => {
  let proving: Promise<string[]> = Promise.resolve([]);
  let isDone = false;
  await inTransaction(server.db, async (tx) => {
    await book(tx, grantOf(7), server.clock.nowMs());
    await change('balance_after', 1, tx);
    const other = await server.signUp();
    const late = { ...grantOf(1), postings: move(house, player(other.id), 'coin', 1) };
    await inTransaction(server.db, (one) => book(one, late, server.clock.nowMs()));
    proving = prove().finally(() => {
      isDone = true;
    });
    await inTransaction(server.db, (one) => book(one, { ...late, key: randomUUID() }, server.clock.nowMs()));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isDone).toBe(false);
  });
  expect(await proving).toEqual(['entry_chain']);
});

it('finds an escrow with a balance after its match, however long ago it was proved', async () => {
  const match = await startDaily(owner);
  await grant(10);
  const stake = { ...grantOf(10), postings: move(player(owner.id), escrow('match', match.id), 'coin', 10) };
  await inTransaction(server.db, (tx) => book(tx, stake, server.clock.nowMs()));
  expect(await prove()).toEqual([]);
  await owner.post(`/play/matches/${match.id}/leave`);
  expect(await prove()).toEqual(['escrow_left']);
  const back = { ...grantOf(10), postings: move(escrow('match', match.id), player(owner.id), 'coin', 10) };
  await inTransaction(server.db, (tx) => book(tx, back, server.clock.nowMs()));
  expect(await prove()).toEqual([]);
  const escrows = await server.db
    .selectFrom('ledger_proof_account')
    .select('account_id')
    .where('kind', '=', 'escrow')
    .execute();
  expect(escrows).toEqual([]);
});
