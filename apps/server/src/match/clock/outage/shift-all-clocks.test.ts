import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { fillMatches } from '../../../../test/support/fill-matches.ts';
import type { MatchChange } from '../../events/match-change.ts';
import { RECONNECT_MS } from '../../timing.ts';
import { beatHeart } from './beat-heart.ts';

/** Matches for seven slices, some with a due time and some without. */
const COUNT = 600;
const NODE = '00000000-0000-4000-8000-0000000000f1';

let server: TestServer;
let startMs: number;
beforeEach(async () => {
  server = await buildTestServer();
  await fillMatches(server.db, 1, COUNT);
  startMs = server.clock.nowMs();
  const opened = new Date(startMs - 10_000);
  await server.db.updateTable('match_event').set({ at: opened }).execute();
  // Some are due together, and some have no clock.
  await sql`UPDATE match SET due_at = CASE WHEN seed < 'c' THEN ${opened}::timestamptz + make_interval(secs => round % 7) END`.execute(
    server.db,
  );
  await sql`UPDATE match_round SET opens_at = ${opened}, closes_at = ${opened}`.execute(server.db);
  await server.engine.beat();
});
afterEach(() => server.close());

const beat = (onShifted: (changes: readonly MatchChange[]) => void = () => {}) =>
  beatHeart({ ...server.deps, onShifted }, NODE);

/** Counts the open rounds by the length of their shift, in milliseconds. */
async function listShifts(): Promise<Map<number, number>> {
  const { rows } = await sql<{ ms: number; count: number }>`
    SELECT (extract(epoch FROM opens_at) * 1000)::int8 - ${startMs - 10_000}::int8 AS ms, count(*) AS count
      FROM match_round GROUP BY 1`.execute(server.db);
  return new Map(rows.map(({ ms, count }) => [ms, count]));
}

it('shifts each match once, in slices, and reports each slice after its commit', async () => {
  server.clock.advance(60_000);
  const slices: number[] = [];
  const { outageMs } = await beat((changes) => slices.push(changes.length));
  expect(outageMs).toBe(60_000 + RECONNECT_MS);
  expect(await listShifts()).toEqual(new Map([[60_000 + RECONNECT_MS, COUNT]]));
  expect(Math.max(...slices)).toBeLessThanOrEqual(100);
  expect(slices.reduce((sum, count) => sum + count)).toBe(COUNT);
  const versions = await server.db.selectFrom('match').select('version').distinct().execute();
  expect(versions).toEqual([{ version: 2 }]);
});

it('lets the next server finish the shift of a dead one, and adds the time since', async () => {
  server.clock.advance(60_000);
  let shifted = 0;
  const dying = beat((changes) => {
    shifted = changes.length;
    throw new Error('Killed');
  });
  await expect(dying).rejects.toThrow('Killed');
  server.clock.advance(10_000);
  await beat();
  const shifts = new Map([
    [60_000 + RECONNECT_MS + 10_000 + RECONNECT_MS, shifted],
    [70_000 + RECONNECT_MS, COUNT - shifted],
  ]);
  expect(await listShifts()).toEqual(shifts);
});

it('shifts also by the time that the process is suspended between two slices', async () => {
  server.clock.advance(60_000);
  let isFirst = true;
  const { atMs } = await beat(() => {
    if (isFirst) server.clock.advance(30_000);
    isFirst = false;
  });
  expect(atMs).toBe(startMs + 90_000);
  for (const ms of (await listShifts()).keys()) expect(ms).toBeGreaterThanOrEqual(90_000 + RECONNECT_MS);
});

it('lets no other server send a heartbeat before all clocks are shifted', async () => {
  server.clock.advance(60_000);
  const beats: string[] = [];
  let other: Promise<unknown> = Promise.resolve();
  await beat((changes) => {
    if (beats.length === 0) other = server.engine.beat().then(() => beats.push('other'));
    beats.push(`${changes.length}`);
  });
  await other;
  expect(beats).toHaveLength(8);
  expect(beats.at(-1)).toBe('other');
  expect(await listShifts()).toEqual(new Map([[60_000 + RECONNECT_MS, COUNT]]));
});
