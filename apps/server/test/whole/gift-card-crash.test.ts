/** A server that is killed amid redemptions and purchases: each is whole or did not happen. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { Db } from '../../src/deps.ts';
import { systemClock as clock } from '../../src/lib/clock.ts';
import { reconcileLedger } from '../../src/reconcile-ledger.ts';
import { makeCodes, makeOld, newKey, stockUp, TEA, TEA_POINTS } from '../features/gift-card-driver.ts';
import { giveCoins } from '../support/give.ts';
import {
  connectToServersDatabase,
  removeFolder,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';
import { addSignedInPlayer } from '../support/test-player.ts';

const PLAYERS = 40;
const FRAME = 'frame-ishtar';
/** Redemptions after which the server is killed, in the middle of the others. */
const KILLED_AFTER = 8;

const environment = { GIFT_CARD_KEYS: newKey('k1') };
let dataDir: string;
let server: ServerProcess;
let db: Db;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'trivia-gift-crash-'));
  server = await startServerProcess({ DATA_DIR: dataDir, ...environment });
  db = await connectToServersDatabase(dataDir);
});
afterEach(async () => {
  await db.destroy();
  await server.end('SIGTERM');
  await removeFolder(dataDir);
});

async function enrol(): Promise<{ id: string; token: string }> {
  const player = await addSignedInPlayer({ db, clock }, { membership: 'plus' });
  await makeOld({ db, clock }, player.id);
  await giveCoins({ db, clock }, player.id, { coins: 200, points: TEA_POINTS });
  return player;
}

async function post(token: string, path: string, body: unknown): Promise<number> {
  const response = await fetch(`${server.address}/api/store/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': `crash-${path.replaceAll('/', '-')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return response.status;
}

/** Waits for some redemptions. Returns their number. */
async function untilSome(): Promise<number> {
  for (;;) {
    const rows = await db.selectFrom('gift_card_redemption').select('id').execute();
    if (rows.length >= KILLED_AFTER) return rows.length;
    await sleep(2);
  }
}

/** Redeems a card and buys a frame, the same each time. */
const spend = ({ token }: { token: string }) =>
  Promise.all([
    post(token, `gift-cards/${TEA}/redeem`, {}),
    post(token, `accessories/${FRAME}/purchase`, { currency: 'coin' }),
  ]);

it('gives each player one card and one frame, whenever it is killed and asked again', async () => {
  await stockUp({ db, clock, config: readConfig(environment) }, makeCodes(PLAYERS));
  const players = await Promise.all(Array.from({ length: PLAYERS }, enrol));
  const inFlight = Promise.allSettled(players.map(spend));
  const done = await untilSome();
  await Promise.all([server.end('SIGKILL'), db.destroy()]);
  await inFlight;
  expect(done).toBeLessThan(PLAYERS);
  server = await startServerProcess({ DATA_DIR: dataDir, ...environment });
  db = await connectToServersDatabase(dataDir);
  expect(await reconcileLedger({ db })).toEqual([]);

  const statuses = await Promise.all(players.map(spend));
  expect(statuses.flat()).toEqual(Array.from({ length: PLAYERS * 2 }, () => 201));
  const codes = await db.selectFrom('gift_card_code').select('redemption_id').execute();
  expect(new Set(codes.map(({ redemption_id }) => redemption_id)).size).toBe(PLAYERS);
  const frames = await db.selectFrom('player_cosmetic').select('player_id').execute();
  expect(frames).toHaveLength(PLAYERS);
  const left = await db.selectFrom('ledger_account').select('balance').where('kind', '=', 'player').execute();
  expect(new Set(left.map(({ balance }) => balance))).toEqual(new Set([0]));
  expect(await reconcileLedger({ db })).toEqual([]);
}, 120_000);
