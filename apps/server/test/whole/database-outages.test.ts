/** Tests of a real server while its external database is restarted, killed or frozen. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { connectDatabase } from '../../src/lib/database/connect.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { type ExternalPostgres, startExternalPostgres } from '../chaos/external-postgres.ts';
import { DailyDevice } from '../support/daily-device.ts';
import {
  removeFolder,
  runToEnd,
  SERVERS_WITHIN_MS,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';
import { addSignedInPlayer } from '../support/test-player.ts';

const DEVICES = 8;
const READY_WITHIN_MS = 30_000;
const CALL_WITHIN_MS = 5_000;
const READINESS_WITHIN_MS = 2_000;
const STEP_MS = 50;

let folder: string;
let database: ExternalPostgres;
let server: ServerProcess;
let db: Db;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trivia-outages-'));
  database = await startExternalPostgres(folder);
  server = await startServerProcess({ DATABASE_URL: database.url });
  db = connectDatabase(database.url, { maxConnections: 2 });
}, SERVERS_WITHIN_MS);
afterAll(async () => {
  await db?.destroy();
  await server?.end('SIGTERM');
  await database?.remove();
  await removeFolder(folder);
}, SERVERS_WITHIN_MS);

const statusOf = async (path: string, token?: string) => {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  const beganAtMs = performance.now();
  const { status } = await fetch(`${server.address}${path}`, { headers });
  return { status, tookMs: performance.now() - beganAtMs };
};

const becomesReady = () =>
  expect
    .poll(async () => (await statusOf('/health/ready')).status, { timeout: READY_WITHIN_MS, interval: 50 })
    .toBe(200);

async function arrive(): Promise<DailyDevice> {
  const { token } = await addSignedInPlayer({ db, clock: systemClock });
  return new DailyDevice(() => server.address, token);
}

/** Lets devices play during an event, and then to the end of their matches. */
async function playDuring(devices: readonly DailyDevice[], happening: () => Promise<void>): Promise<void> {
  let isHappening = true;
  const playing = devices.map(async (device) => {
    while (isHappening || !device.isOver) {
      await device.step();
      await sleep(STEP_MS);
    }
  });
  await happening().finally(() => {
    isHappening = false;
  });
  await Promise.all(playing);
}

async function countKept(device: DailyDevice): Promise<number> {
  const kept = await Promise.all(
    device.acknowledged.map(({ matchId, round, optionId }) =>
      db
        .selectFrom('match_answer')
        .select('round')
        .where('match_id', '=', matchId)
        .where('round', '=', round)
        .where('option_id', '=', optionId)
        .executeTakeFirst(),
    ),
  );
  return kept.filter(Boolean).length;
}

describe('a server', { timeout: SERVERS_WITHIN_MS }, () => {
  it.each([
    ['restarted in order', 'SIGINT'],
    ['restarted at once', 'SIGQUIT'],
    ['killed', 'SIGKILL'],
  ] as const)(
    'survives when its database is %s during many calls, and loses no answer',
    async (_how, signal) => {
      await becomesReady();
      const devices = await Promise.all(Array.from({ length: DEVICES }, arrive));
      await playDuring(devices, async () => {
        for (let time = 0; time < 2; time += 1) {
          await sleep(700);
          await database.processes.signalPostmaster(signal);
          await sleep(100);
          await becomesReady();
        }
      });
      expect(server.child.exitCode).toBeNull();
      expect(
        devices.flatMap(({ statuses }) => statuses).filter((status) => status >= 500 && status !== 503),
      ).toEqual([]);
      for (const device of devices) expect(await countKept(device)).toBe(device.acknowledged.length);
      expect(devices.flatMap(({ acknowledged }) => acknowledged)).not.toEqual([]);
    },
  );

  it('reports within 5 s that its database hangs, and recovers by itself', async () => {
    await becomesReady();
    const { token } = await addSignedInPlayer({ db, clock: systemClock });
    await database.processes.signalAll('SIGSTOP');
    try {
      const [ready, live, ...calls] = await Promise.all([
        statusOf('/health/ready'),
        statusOf('/health/live'),
        // These are more calls than connections.
        ...Array.from({ length: 40 }, () => statusOf('/api/user/me', token)),
      ]);
      expect(live).toMatchObject({ status: 200 });
      expect(ready).toMatchObject({ status: 503 });
      expect(ready.tookMs).toBeLessThan(READINESS_WITHIN_MS);
      expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
      expect(Math.max(...calls.map(({ tookMs }) => tookMs))).toBeLessThan(CALL_WITHIN_MS);
    } finally {
      await database.processes.signalAll('SIGCONT');
    }
    await becomesReady();
    expect((await statusOf('/api/user/me', token)).status).toBe(200);
  });
});

describe('a server that the database refuses', { timeout: SERVERS_WITHIN_MS }, () => {
  it.each([
    [
      'by a wrong password',
      (url: URL) => Object.assign(url, { password: 'wrong' }),
      'does not let the user trivia in',
    ],
    [
      'to a database that is not there',
      (url: URL) => Object.assign(url, { pathname: '/nowhere' }),
      'no database named nowhere',
    ],
  ])('explains %s in one sentence', async (_how, change, reason) => {
    await becomesReady();
    const url = change(new URL(database.url));
    const { exitCode, complaint } = await runToEnd({ DATABASE_URL: url.href });
    expect(exitCode).toBe(1);
    expect(complaint.trim().split('\n')).toHaveLength(1);
    for (const part of ['DATABASE_URL', `127.0.0.1:${url.port}`, reason]) expect(complaint).toContain(part);
    expect(complaint).not.toContain(new URL(database.url).password);
  });
});
