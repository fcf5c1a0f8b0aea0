/** Checks that gift-card codes are neither in the files nor the log of a real server after redemptions. */
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { systemClock as clock } from '../../src/lib/clock.ts';
import {
  addGiftCardCodes,
  backdateAccount,
  makeCodes,
  newKey,
  TEA,
  TEA_POINTS,
} from '../features/gift-card-driver.ts';
import { giveCoins } from '../support/give.ts';
import {
  connectToServersDatabase,
  removeFolder,
  SERVERS_WITHIN_MS,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';
import { addSignedInPlayer } from '../support/test-player.ts';

const key = newKey('k1');
const environment = { GIFT_CARD_KEYS: key };
let dataDir: string;
let server: ServerProcess;
let log = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'trivia-codes-'));
  server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'trace', ...environment });
  for (const output of [server.child.stdout, server.child.stderr]) {
    output?.on('data', (chunk) => {
      log += String(chunk);
    });
  }
}, SERVERS_WITHIN_MS);
afterEach(async () => {
  await server.end('SIGTERM');
  await removeFolder(dataDir);
});

/** Redeems two cards and reads their codes, like the app. */
async function redeem(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const store = `${server.address}/api/store`;
  for (const once of ['first', 'second']) {
    const response = await fetch(`${store}/gift-cards/${TEA}/redeem`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': once },
      body: '{}',
    });
    expect(response.status).toBe(201);
  }
  return await (await fetch(`${store}/redemptions`, { headers })).text();
}

/** Finds files in a folder that contain one of the words, including tables, indexes and the write-ahead log. */
async function filesWith(
  folder: string,
  words: readonly Buffer[],
): Promise<{ read: number; found: string[] }> {
  const found: string[] = [];
  let read = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    read += content.length;
    if (words.some((word) => content.includes(word))) found.push(path);
  }
  return { read, found };
}

it(
  'codes and their key occur neither in files of the data folder nor in the log',
  async () => {
    const codes = makeCodes(4, { activationNumber: 'ACTIVATE-SECRET-77' });
    const db = await connectToServersDatabase(dataDir);
    await addGiftCardCodes({ db, clock, config: readConfig(environment) }, codes);
    const { id, token } = await addSignedInPlayer({ db, clock }, { membership: 'plus' });
    await backdateAccount({ db, clock }, id);
    await giveCoins({ db, clock }, id, { points: 2 * TEA_POINTS });
    const shown = await redeem(token);
    expect(codes.filter(({ code }) => shown.includes(code))).toHaveLength(2);
    await db.destroy();
    await server.end('SIGTERM');

    const secrets = [...codes.map(({ code }) => code), 'ACTIVATE-SECRET-77', key.slice('k1:'.length)];
    const { read, found } = await filesWith(
      dataDir,
      secrets.map((secret) => Buffer.from(secret)),
    );
    expect(read).toBeGreaterThan(1_000_000);
    expect(found).toEqual([]);
    // A planted file proves that the search works.
    expect((await filesWith(dataDir, [Buffer.from(TEA)])).found).not.toEqual([]);
    expect(log).toContain('/redemptions');
    for (const secret of secrets) expect(log).not.toContain(secret);
  },
  SERVERS_WITHIN_MS,
);
