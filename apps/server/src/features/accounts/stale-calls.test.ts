/** Calls that were overtaken by a takeover of the account have no effect. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountClient, accountClient, PASSWORD } from '../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { lockPlayer } from './accounts.repository.ts';

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.db);
  return rows[0]?.waiting ?? 0;
}

async function takeOver(tx: Tx, playerId: string): Promise<void> {
  await tx.updateTable('player').set({ password_hash: null }).where('id', '=', playerId).execute();
  await tx.deleteFrom('session').where('player_id', '=', playerId).execute();
}

/** Makes the call, and takes the account over while the call waits for its lock. */
async function overtake<T>(playerId: string, call: () => Promise<T>): Promise<T> {
  const { answer } = await inTransaction(server.db, async (tx) => {
    await lockPlayer(tx, playerId);
    const calling = { answer: call() };
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), 10_000);
    await takeOver(tx, playerId);
    return calling;
  });
  return await answer;
}

const sessionsOf = (playerId: string) =>
  server.db.selectFrom('session').select('id').where('player_id', '=', playerId).execute();

it('a log-in starts no session if the password changes meanwhile', async () => {
  const { user } = await client.signUp('overtaken');
  const answer = await overtake(user.id, () =>
    client.post('auth/login', { login: 'overtaken', password: PASSWORD }),
  );
  expect(answer).toMatchObject({ status: 422, body: { code: 'WRONG_CREDENTIALS' } });
  expect(await sessionsOf(user.id)).toEqual([]);
});

const fresh = { password: 'another five', confirmPassword: 'another five' };

describe.each([
  ['sets no password', 'POST', 'auth/change-password', { ...fresh, currentPassword: PASSWORD }],
  ['deletes nothing', 'DELETE', 'user/me', { password: PASSWORD }],
  ['edits nothing', 'PATCH', 'user/profile', { email: 'thief@example.org' }],
] as const)('a session that has ended', (what, method, path, body) => {
  it(what, async () => {
    const { user, token, email } = await client.signUp(`ended-${method.toLowerCase()}`);
    const answer = await overtake(user.id, () => client.call(method, path, body, { token }));
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    const columns = ['password_hash', 'deleted_at', 'email'] as const;
    const kept = server.db.selectFrom('player').select(columns).where('id', '=', user.id);
    expect(await kept.executeTakeFirst()).toEqual({ password_hash: null, deleted_at: null, email });
    expect(await sessionsOf(user.id)).toEqual([]);
  });
});
