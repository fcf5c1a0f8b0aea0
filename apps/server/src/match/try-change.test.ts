import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/support/build-test-server.ts';
import { startDaily } from '../../test/support/daily-driver.ts';
import { inTransaction } from '../lib/database/transaction.ts';
import { lockMatch } from './change-match.ts';
import { tryChange } from './try-change.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
  return () => server.close();
});

const nothing = async () => {};

it('reports a locked match as busy without waiting', async () => {
  const { id } = await startDaily(await server.signUp());
  await inTransaction(server.db, async (tx) => {
    await lockMatch(tx, id);
    expect(await tryChange(server.deps, id, nothing)).toBe('busy');
  });
  expect(await tryChange(server.deps, id, nothing)).toBe('done');
});

it('reports a missing match as done, so that it is not retried', async () => {
  const change = vi.fn(nothing);
  expect(await tryChange(server.deps, randomUUID(), change)).toBe('done');
  expect(change).not.toHaveBeenCalled();
});

it('reports a failure as failed, and rolls its changes back', async () => {
  const { id, version } = await startDaily(await server.signUp());
  const failing = tryChange(server.deps, id, async (locked) => {
    locked.append('player.left', {});
    await locked.tx.deleteFrom('match_round').execute();
    throw new Error('The rules stumble');
  });
  expect(await failing).toBe('failed');
  const rounds = await server.db
    .selectFrom('match_round')
    .select('round')
    .where('match_id', '=', id)
    .execute();
  expect(rounds).toEqual([{ round: 1 }]);
  const match = await server.db.selectFrom('match').select('version').where('id', '=', id).executeTakeFirst();
  expect(match).toEqual({ version });
});
