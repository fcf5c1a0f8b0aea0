/** Server on a separate database, which an attack may damage. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../src/lib/clock.ts';
import { connectDatabase } from '../../../src/lib/database/connect.ts';
import { type ExternalPostgres, startExternalPostgres } from '../../chaos/external-postgres.ts';
import { mountSmallDisk, type SmallDisk } from '../../chaos/small-disk.ts';
import { giveCoins } from '../../support/give.ts';
import { removeFolder, type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { addSignedInPlayer } from '../../support/test-player.ts';
import type { UndoList } from '../../support/undo-list.ts';
import type { AttackTarget } from '../attack-target.ts';
import { Caller } from '../caller.ts';

const FROM = '127.0.0.1';
const START_BALANCE = 10_000;

export interface ExternalDatabaseTarget {
  readonly server: ServerProcess;
  readonly postgres: ExternalPostgres;
  /** Undefined if none can be mounted. */
  readonly disk: SmallDisk | undefined;
  readonly caller: Caller;
  readonly tokens: readonly string[];
}

async function enrol(url: string, count: number): Promise<string[]> {
  const db = connectDatabase(url, { maxConnections: 1 });
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id, token } = await addSignedInPlayer({ db, clock: systemClock });
    await giveCoins({ db, clock: systemClock }, id, { coins: START_BALANCE });
    tokens.push(token);
  }
  await db.destroy();
  return tokens;
}

async function makePlace(players: number, undo: UndoList): Promise<ExternalDatabaseTarget> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-attack-'));
  undo.add(() => removeFolder(dataDir));
  const disk = await mountSmallDisk();
  if (disk) undo.add(() => disk.remove());
  const postgres = await startExternalPostgres(disk?.folder ?? dataDir);
  undo.add(() => postgres.remove());
  const server = await startServerProcess({ DATABASE_URL: postgres.url, DATA_DIR: join(dataDir, 'server') });
  undo.add(() => server.end('SIGKILL'));
  const caller = new Caller(server.address, FROM);
  undo.add(async () => caller.close());
  return { server, postgres, disk, caller, tokens: await enrol(postgres.url, players) };
}

/** Runs the work on a new server and database, and removes both. */
export async function withExternalDatabase<Result>(
  target: AttackTarget,
  players: number,
  work: (place: ExternalDatabaseTarget) => Promise<Result>,
): Promise<Result> {
  const undo = target.undo.child();
  try {
    return await work(await makePlace(players, undo));
  } finally {
    await undo.run();
  }
}

/** Reads the profile, starts a game, and leaves it. */
async function callThree(caller: Caller, token: string): Promise<number[]> {
  const looked = await caller.get('/user/me', token);
  const begun = await caller.post('/play/matches', { type: 'quiz', mode: 'solo' }, token);
  const id = begun.json<{ id?: string }>()?.id;
  if (begun.status !== 201 || !id) return [looked.status, begun.status];
  const left = await caller.post(`/play/matches/${id}/leave`, {}, token);
  return [looked.status, begun.status, left.status];
}

/** Calls without a pause until `isOver`. Returns every status and the longest duration of three calls. */
export async function callUntil(
  { caller, tokens }: Pick<ExternalDatabaseTarget, 'caller' | 'tokens'>,
  isOver: () => boolean,
): Promise<{ statuses: number[]; longestMs: number }> {
  const statuses: number[] = [];
  let longestMs = 0;
  const line = async (token: string) => {
    while (!isOver()) {
      const beganMs = performance.now();
      statuses.push(...(await callThree(caller, token)));
      longestMs = Math.max(longestMs, performance.now() - beganMs);
    }
  };
  await Promise.all(tokens.map(line));
  return { statuses, longestMs };
}
