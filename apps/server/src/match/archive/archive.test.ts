import type { MatchView } from '@trivia/contract/play/match.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { playDaily, startDaily } from '../../../test/support/daily-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import type { FileStore } from '../../gateways/files/file-store.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { findArchive } from './archive.repository.ts';
import { letOldPeriodsGo } from './let-old-periods-go.ts';
import { type ArchiveDeps, letPeriodGo } from './let-period-go.ts';
import { listKnownPeriods } from './list-archives.ts';
import { makePeriodsAhead } from './make-periods-ahead.ts';
import { type Period, periodAt } from './period.ts';
import { releasePeriod, restorePeriod } from './restore-period.ts';
import { hasTables, listPeriods } from './round-partitions.ts';
import { verifyPeriod } from './verify-period.ts';

const MONTHS_LATER_MS = 120 * 24 * 60 * 60 * 1000;

let server: TestServer;
let player: TestPlayer;
let period: Period;
let kept: Map<string, Buffer>;
let deps: ArchiveDeps;

beforeEach(async () => {
  server = await buildTestServer({ environment: { KEEP_ROUNDS_MONTHS: '2' } });
  player = await server.signUp();
  // Ids take the time of the machine.
  period = periodAt(Date.now());
  await makePeriodsAhead({ ...server.deps, clock: { nowMs: () => Date.now() } });
  kept = new Map();
  const files: FileStore = {
    put: async (key, content) => void kept.set(key, content),
    get: async (key) => kept.get(key),
    delete: async (key) => void kept.delete(key),
  };
  deps = { db: server.db, clock: server.clock, files };
});
afterEach(() => server.close());

/** All rounds and answers, as text. */
async function readRows(): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT round::text AS row FROM match_round round UNION ALL SELECT answer::text FROM match_answer answer
     ORDER BY 1`.execute(server.db);
  return rows;
}

const look = async (path: string) => {
  const { status, body } = await player.get<{ code?: string }>(path);
  return { status, code: body.code };
};

it('lets a period go and brings it back with equal rows, while balances and statistics stay', async () => {
  const match = await playDaily(server, player, 3);
  await server.dispatch();
  const rows = await readRows();
  const view = await player.get<MatchView>(`/play/matches/${match.id}`);
  const statistics = await player.get('/user/statistics');
  expect(rows).toHaveLength(10);

  await letPeriodGo(deps, period);
  expect(await readRows()).toEqual([]);
  expect(await hasTables(server.db, period)).toBe(false);
  expect(await look(`/play/matches/${match.id}`)).toEqual({ status: 410, code: 'MATCH_ARCHIVED' });
  expect(await look(`/play/matches/${match.id}/draw`)).toEqual({ status: 410, code: 'MATCH_ARCHIVED' });
  expect((await player.get('/user/statistics')).body).toEqual(statistics.body);
  expect((await player.get('/user/export')).status).toBe(200);
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await verifyPeriod(deps, period);
  expect(await listKnownPeriods(server.db)).toContainEqual({
    name: period.name,
    state: 'dropped',
    tables: expect.arrayContaining([expect.objectContaining({ table: 'match_round', rows: 5 })]),
  });

  await restorePeriod(deps, period);
  expect(await readRows()).toEqual(rows);
  expect((await player.get(`/play/matches/${match.id}`)).body).toMatchObject({
    closedRounds: view.body.closedRounds,
  });
  // A restored period stays until it is released.
  await letPeriodGo(deps, period);
  expect(await readRows()).toEqual(rows);
  await releasePeriod(deps, period);
  await letPeriodGo(deps, period);
  expect(await readRows()).toEqual([]);
});

it('takes matches of the next period while one is let go', async () => {
  const { id } = await playDaily(server, player, 5);
  await letPeriodGo(deps, period);
  // The period is gone, so its late matches lie in the rest.
  const other = await server.signUp();
  const late = await playDaily(server, other, 5);
  expect(late.phase).toBe('over');
  expect(late.id > id).toBe(true);
  expect((await other.get(`/play/matches/${late.id}`)).status).toBe(200);
});

it.each(['lost', 'changed'])('drops nothing when a file is %s', async (fault) => {
  await playDaily(server, player, 3);
  const rows = await readRows();
  const { put } = deps.files;
  const files: FileStore = {
    ...deps.files,
    put: async (key, content) => {
      if (!key.includes('match_answer')) await put(key, content);
      else if (fault === 'changed') await put(key, Buffer.from('something else'));
    },
  };
  await expect(letPeriodGo({ ...deps, files }, period)).rejects.toThrow('match_answer-00001.copy.gz');
  expect(await readRows()).toEqual(rows);
});

it('writes anew what changed after it was written', async () => {
  await playDaily(server, player, 3);
  const { files } = deps;
  const intrusive: FileStore = {
    ...files,
    put: async (key, content, type) => {
      await files.put(key, content, type);
      if (key.endsWith('manifest.json'))
        await sql`DELETE FROM match_answer WHERE round = 5`.execute(server.db);
    },
  };
  await expect(letPeriodGo({ ...deps, files: intrusive }, period)).rejects.toThrow('came while');
  await letPeriodGo(deps, period);
  await restorePeriod(deps, period);
  expect(await readRows()).toHaveLength(9);
});

it('lets go by the setting: not too early, not while a match is played or an event is unheard', async () => {
  const run = (nowMs: number) => letOldPeriodsGo({ ...server.deps, clock: { nowMs: () => nowMs } });
  const laterMs = Date.now() + MONTHS_LATER_MS;
  const isThere = async () => (await listPeriods(server.db)).some(({ name }) => name === period.name);

  await startDaily(player);
  await run(laterMs);
  expect(await isThere()).toBe(true);
  await server.pass(10 * 60 * 1000);
  await sql`INSERT INTO domain_event (name, data, occurred_at)
            VALUES ('account.verified', '{}', ${new Date(period.startsAtMs)})`.execute(server.db);
  await run(laterMs);
  expect(await isThere()).toBe(true);
  await sql`DELETE FROM domain_event WHERE position IS NULL`.execute(server.db);
  await run(period.endsAtMs);
  expect(await isThere()).toBe(true);
  await run(laterMs);
  expect(await isThere()).toBe(false);
  expect((await findArchive(server.db, period))?.state).toBe('dropped');
});
