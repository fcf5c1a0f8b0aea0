/** A server on a database of its own, which an attack may treat badly. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExternalPostgres, startExternalPostgres } from '../../chaos/external-postgres.ts';
import { mountSmallDisk, type SmallDisk } from '../../chaos/small-disk.ts';
import { systemClock } from '../../lib/clock.ts';
import { connectDatabase } from '../../lib/database/connect.ts';
import { removeFolder, type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { addSignedInPlayer } from '../../testing/test-player.ts';
import { Caller } from '../caller.ts';

const FROM = '127.0.0.1';

export interface OnExternalDatabase {
  readonly server: ServerProcess;
  readonly postgres: ExternalPostgres;
  /** Undefined where none can be made. */
  readonly disk: SmallDisk | undefined;
  readonly caller: Caller;
  readonly tokens: readonly string[];
}

/** Does the work on a fresh server and database and removes both. */
export async function onExternalDatabase<Result>(
  players: number,
  work: (place: OnExternalDatabase) => Promise<Result>,
): Promise<Result> {
  const disk = await mountSmallDisk();
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-attack-'));
  const postgres = await startExternalPostgres(disk?.folder ?? dataDir);
  const server = await startServerProcess({ DATABASE_URL: postgres.url, DATA_DIR: join(dataDir, 'server') });
  const caller = new Caller(server.address, FROM);
  try {
    const db = connectDatabase(postgres.url, { maxConnections: 1 });
    const tokens: string[] = [];
    for (let count = 0; count < players; count += 1) {
      tokens.push((await addSignedInPlayer({ db, clock: systemClock })).token);
    }
    await db.destroy();
    return await work({ server, postgres, disk, caller, tokens });
  } finally {
    caller.close();
    await server.end('SIGKILL');
    await postgres.remove();
    await removeFolder(dataDir);
    await disk?.remove();
  }
}

/** Calls without a pause until it is over, and returns every status and the longest time. */
export async function callUntil(
  { caller, tokens }: Pick<OnExternalDatabase, 'caller' | 'tokens'>,
  isOver: () => boolean,
): Promise<{ statuses: number[]; longestMs: number }> {
  const statuses: number[] = [];
  let longestMs = 0;
  const line = async (token: string) => {
    while (!isOver()) {
      const beganMs = performance.now();
      const path = statuses.length % 2 === 0 ? '/user/me' : '/play/matches';
      const body = { type: 'daily', mode: 'solo' };
      const { status } =
        path === '/user/me' ? await caller.get(path, token) : await caller.post(path, body, token);
      statuses.push(status);
      longestMs = Math.max(longestMs, performance.now() - beganMs);
    }
  };
  await Promise.all(tokens.map(line));
  return { statuses, longestMs };
}
