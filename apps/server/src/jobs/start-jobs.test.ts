import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/support/build-test-server.ts';
import { schedule } from './schedule.ts';
import { startJobs } from './start-jobs.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterEach(() => server.close());

it('runs a due job on one of two nodes, and retries it after a failure', async () => {
  let runs = 0;
  const job = {
    name: 'count',
    cron: '0 0 1 1 *',
    async run() {
      runs += 1;
      if (runs === 1) throw new Error('the first try fails');
    },
  };
  const first = await startJobs(server.deps, server.databaseUrl, [job]);
  const second = await startJobs(server.deps, server.databaseUrl, [job]);
  try {
    await first.enqueue('count');
    await vi.waitFor(() => expect(runs).toBe(2), { timeout: 15_000, interval: 200 });
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
}, 30_000);

it('recovers after all its connections were lost', async () => {
  let runs = 0;
  const job = {
    name: 'count',
    cron: '0 0 1 1 *',
    async run() {
      runs += 1;
    },
  };
  const jobs = await startJobs(server.deps, server.databaseUrl, [job]);
  try {
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'trivia-jobs'`.execute(server.db);
    await vi.waitFor(() => jobs.enqueue('count'), { timeout: 15_000, interval: 200 });
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 15_000, interval: 200 });
  } finally {
    await jobs.stop();
  }
}, 40_000);

it('moves a job of a dead node to another within a minute', async () => {
  const job = { name: 'count', cron: '0 0 1 1 *', run: async () => {} };
  const jobs = await startJobs(server.deps, server.databaseUrl, [job]);
  await jobs.stop();
  const { rows } = await sql`SELECT heartbeat_seconds FROM pgboss.queue WHERE name = 'count'`.execute(
    server.db,
  );
  expect(rows).toEqual([{ heartbeat_seconds: 30 }]);
});

it('schedules only jobs that succeed on an empty database', async () => {
  for (const { run } of schedule.filter(({ name }) => name !== 'ensure-daily-sets')) await run(server.deps);
  expect(new Set(schedule.map(({ name }) => name)).size).toBe(schedule.length);
});
