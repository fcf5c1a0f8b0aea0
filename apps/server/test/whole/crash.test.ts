import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import {
  connectToServersDatabase,
  programEnvironment,
  removeFolder,
  SERVERS_WITHIN_MS,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';
import { addSignedInPlayer } from '../support/test-player.ts';

const PLAYERS = 20;
const DAILY = { type: 'daily', mode: 'solo' };
const LEDGER = fileURLToPath(new URL('../../src/cli/ledger.ts', import.meta.url));
/** Downtime longer than the threshold of an outage. */
const AWAY_MS = 3_500;

interface Device {
  readonly token: string;
  match: MatchView;
  /** Answers confirmed by the server. */
  readonly acknowledged: { readonly round: number; readonly optionId: string }[];
}

let dataDir: string;
let server: ServerProcess;
let db: Db;
beforeEach(async () => {
  dataDir = await makeDataFolder('crash');
  server = await startServerProcess({ DATA_DIR: dataDir });
}, SERVERS_WITHIN_MS);
afterEach(async () => {
  await server.end('SIGTERM');
  await removeFolder(dataDir);
});

async function call<Body>(
  token: string,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Body> {
  const response = await fetch(`${server.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

async function arrive(): Promise<Device> {
  const { token } = await addSignedInPlayer({ db, clock: systemClock });
  return { token, match: await call<MatchView>(token, 'POST', '/play/matches', DAILY), acknowledged: [] };
}

/** Answers the open round, or opens the next one. */
async function step(device: Device, optionIndex: number): Promise<void> {
  const { token, match } = device;
  if (match.phase === 'reveal') {
    const round = match.closedRounds.length;
    device.match = await call<MatchView>(token, 'POST', `/play/matches/${match.id}/continue`, { round });
    return;
  }
  if (!match.round) return;
  await sleep(Math.max(0, match.round.opensAtMs - Date.now()) + 20);
  const answer = { round: match.round.number, optionId: match.round.question.options[optionIndex]?.id ?? '' };
  const reply = await call<{ match: MatchView }>(token, 'POST', `/play/matches/${match.id}/answers`, answer);
  device.acknowledged.push(answer);
  device.match = reply.match;
}

const look = (device: Device) => call<MatchView>(device.token, 'GET', `/play/matches/${device.match.id}`);

async function playToTheEnd(device: Device): Promise<void> {
  device.match = await look(device);
  while (device.match.phase !== 'over') await step(device, 0);
}

async function reconcile(): Promise<string> {
  const env = { ...programEnvironment, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [LEDGER, 'reconcile'], { env });
  return stdout.trim();
}

it('a server loses nothing that it confirmed when killed during 20 challenges, and continues all of them', {
  timeout: SERVERS_WITHIN_MS,
}, async () => {
  db = await connectToServersDatabase(dataDir);
  const devices = await Promise.all(Array.from({ length: PLAYERS }, arrive));
  // The devices are spread from the first open question to the third reveal.
  await Promise.all(
    devices.map(async (device, index) => {
      for (let done = 0; done < index % 6; done += 1) await step(device, index % 4);
    }),
  );
  const resting = await Promise.all(devices.map(look));

  // The server is killed while calls are in flight.
  const inFlight = Promise.allSettled(devices.map((device, index) => step(device, (index + 1) % 4)));
  await sleep(15);
  await Promise.all([server.end('SIGKILL'), db.destroy()]);
  await inFlight;
  await sleep(AWAY_MS);
  server = await startServerProcess({ DATA_DIR: dataDir });
  db = await connectToServersDatabase(dataDir);

  const answers = await db.selectFrom('match_answer').select(['match_id', 'round', 'option_id']).execute();
  const kept = new Set(answers.map(({ match_id, round, option_id }) => `${match_id}/${round}/${option_id}`));
  for (const { match, acknowledged } of devices) {
    for (const { round, optionId } of acknowledged)
      expect(kept).toContain(`${match.id}/${round}/${optionId}`);
  }

  // The remaining time of an open question is the same as before.
  const resumed = await Promise.all(devices.map(look));
  for (const [index, before] of resting.entries()) {
    const after = resumed[index];
    expect(after?.phase).not.toBe('over');
    if (before.round === null || before.round.number !== after?.round?.number) continue;
    expect((after.round.closesAtMs ?? 0) - (before.round.closesAtMs ?? 0)).toBeGreaterThanOrEqual(AWAY_MS);
  }

  await Promise.all(devices.map(playToTheEnd));
  for (const { match, acknowledged } of devices) {
    expect(match.closedRounds).toHaveLength(5);
    for (const { round, optionId } of acknowledged)
      expect(match.closedRounds[round - 1]?.myOptionId).toBe(optionId);
  }
  const results = await db.selectFrom('match_result').select('match_id').execute();
  expect(results).toHaveLength(PLAYERS);
  expect(await reconcile()).toBe('The ledger is right.');
  await db.destroy();
});
