import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../test/realtime/clients.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { coarse, createCrowdSize } from './crowd-size.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

/** Registers players on one server, without sockets. */
async function comeOnline(from: number, to: number): Promise<void> {
  const { db } = server;
  await sql`INSERT INTO online_node (node_id, beat_at, players)
            VALUES ('00000000-0000-4000-8000-000000000000', now(), ${to})
            ON CONFLICT (node_id) DO UPDATE SET players = ${to}`.execute(db);
  const id = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  await sql`INSERT INTO player (id, username, username_key, referral_code, completed_at, created_at)
            SELECT ${id}, 'crowd-' || n, 'crowd-' || n, 'C' || n, now(), now()
              FROM generate_series(${from}::int, ${to}::int) n`.execute(db);
  await sql`INSERT INTO online_player (node_id, player_id, tier_rank, name_key)
            SELECT '00000000-0000-4000-8000-000000000000', ${id}, 0, 'crowd-' || n
              FROM generate_series(${from}::int, ${to}::int) n`.execute(db);
}

describe('the coarse number', () => {
  it.each([
    [0, null],
    [20, null],
    [21, 20],
    [50, 20],
    [51, 50],
    [214, 200],
    [1_000, 500],
    [7_400, 5_000],
  ])('%d players are more than %s', (count, expected) => {
    expect(coarse(count)).toBe(expected);
  });
});

describe('the size of the crowd', () => {
  it('is unknown at first, and counted at most once a minute', async () => {
    await comeOnline(1, 21);
    const sizeOf = createCrowdSize(server.deps);
    expect(sizeOf()).toBeNull();
    await until(() => sizeOf() === 20);
    await comeOnline(22, 51);
    server.clock.advance(MINUTE_MS - 1);
    expect(sizeOf()).toBe(20);
    server.clock.advance(1);
    await until(() => sizeOf() === 50);
  });

  it('is unknown after an hour without visitors', async () => {
    await comeOnline(1, 21);
    const sizeOf = createCrowdSize(server.deps);
    await until(() => sizeOf() === 20);
    server.clock.advance(60 * MINUTE_MS);
    expect(sizeOf()).toBeNull();
  });
});
