/** Checks the memory of a real server during uploads of mutated pictures. */
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock as clock } from '../../src/lib/clock.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { mutate } from '../pictures/mutate.ts';
import { samplePictures } from '../pictures/sample-pictures.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import {
  connectToServersDatabase,
  removeFolder,
  SERVERS_WITHIN_MS,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';
import { addSignedInPlayer } from '../support/test-player.ts';

/** Number of mutated files of each kind; `npm run fuzz:pictures` sends 2,000. */
const FUZZED = Number(process.env.FUZZED_PICTURES ?? 25);
/** Number of uploads per player, below the limit. */
const UPLOADS_EACH = 5;
const MAX_GROWTH_MB = 300;

let dataDir: string;
let server: ServerProcess;
let db: Db;
beforeEach(async () => {
  dataDir = await makeDataFolder('uploads');
  server = await startServerProcess({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  db = await connectToServersDatabase(dataDir);
}, SERVERS_WITHIN_MS);
afterEach(async () => {
  await db.destroy();
  await server.end('SIGTERM');
  await removeFolder(dataDir);
});

/** Reads the current and the peak memory of the server, in megabytes. */
async function readMemory(): Promise<{ nowMb: number; mostMb: number }> {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { nowMb: read('VmRSS'), mostMb: read('VmHWM') };
}

/** Uploads by a player and an IP address below their limits. */
async function upload(file: Buffer, token: string, place: number): Promise<number> {
  const reply = await fetch(`${server.address}/api/user/avatar`, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'x-forwarded-for': `10.9.${place >> 8}.${place & 255}`,
    },
  });
  await reply.arrayBuffer();
  return reply.status;
}

it.runIf(process.platform === 'linux')(
  'the memory of the server grows by less than 300 MB during any uploads',
  async () => {
    const samples = await samplePictures();
    const { nowMb: startMb } = await readMemory();
    const statuses = new Set<number>();
    let [place, token] = [0, ''];
    for (const kind of ['svg', 'png', 'jpeg', 'heic'] as const) {
      for (let seed = 0; seed < FUZZED; seed += 1) {
        if (place % UPLOADS_EACH === 0) ({ token } = await addSignedInPlayer({ db, clock }));
        statuses.add(await upload(mutate(samples[kind], seed), token, place));
        place += 1;
      }
    }
    expect([...statuses].toSorted()).toEqual([200, 422]);
    const { mostMb } = await readMemory();
    process.stdout.write(`${place} uploads took ${Math.round(mostMb - startMb)} MB at most\n`);
    expect(mostMb - startMb).toBeLessThan(MAX_GROWTH_MB);
  },
  3_600_000,
);
