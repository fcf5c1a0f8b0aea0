/** Cost of reading and updating the online list, with 100,000 players at five servers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { listOnlinePlayers } from '../../apps/server/src/features/online/list-online-players.ts';
import { OnlineRegister } from '../../apps/server/src/features/online/online-register.ts';
import { systemClock as clock } from '../../apps/server/src/lib/clock.ts';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { migrateDatabase } from '../../apps/server/src/lib/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/open-database.ts';
import { tiers } from '../../packages/rules/src/tiers.ts';
import { type Figure, quantile } from '../figure.ts';

const SERVERS = 5;
const AT_A_SERVER = 20_000;
const LOOKS = 300;
const log = pino({ level: 'silent' });

const playerId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Inserts players with hexadecimal names, distributed evenly over the tiers. */
async function fill(db: Db): Promise<void> {
  const starts = tiers.map(({ fromPoints }) => fromPoints);
  await sql`INSERT INTO player (id, username, username_key, referral_code, completed_at, created_at)
            SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, md5(n::text), md5(n::text), 'B' || n,
                   now(), now()
              FROM generate_series(0, ${SERVERS * AT_A_SERVER - 1}) n`.execute(db);
  await sql`INSERT INTO ledger_account (kind, player_id, currency, balance, earned)
            SELECT 'player', id, 'point', 0, (${starts}::bigint[])[1 + get_byte(decode(username, 'hex'), 0) % ${starts.length}::int]
              FROM player WHERE NOT is_bot`.execute(db);
  await sql`ANALYZE`.execute(db);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

interface Registers {
  /** Time of each server to write all its players, and then one arrival and one departure. */
  readonly first: number[];
  readonly next: number[];
}

async function registerAll(db: Db): Promise<Registers> {
  const first: number[] = [];
  const next: number[] = [];
  for (let server = 0; server < SERVERS; server += 1) {
    const users = new Set(
      Array.from({ length: AT_A_SERVER }, (_, place) => playerId(server * AT_A_SERVER + place)),
    );
    const register = new OnlineRegister({ db, clock, log, realtime: { users } });
    first.push(await timed(() => register.refresh()));
    users.delete(playerId(server * AT_A_SERVER));
    next.push(await timed(() => register.refresh()));
  }
  await sql`ANALYZE online_player`.execute(db);
  return { first, next };
}

/** Times of sequential reads, each by another player and for one search text, or none. */
async function readLists(db: Db, searches: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < LOOKS; done += 1) {
    const search = searches[done % searches.length] ?? '';
    const asker = playerId((done * 331) % (SERVERS * AT_A_SERVER));
    times.push(await timed(() => listOnlinePlayers({ db, clock }, { playerId: asker, search })));
  }
  return times;
}

export async function measureOnline(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir }), log);
  try {
    await migrateDatabase(db);
    await fill(db);
    const { first, next } = await registerAll(db);
    const ms = (name: string, value: number, budget: number): Figure => ({ name, value, unit: 'ms', budget });
    const [anybody, somebody] = [await readLists(db, ['']), await readLists(db, ['a', 'b7', '3f', 'zz'])];
    return [
      ms('100,000 online: the nearest, p50', quantile(anybody, 0.5), 15),
      ms('100,000 online: the nearest, p99', quantile(anybody, 0.99), 50),
      ms('100,000 online: by name, p50', quantile(somebody, 0.5), 15),
      ms('100,000 online: by name, p99', quantile(somebody, 0.99), 50),
      ms('a server tells of 20,000 players at its start', quantile(first, 0.5), 2_000),
      ms('a server with 20,000 tells that one has left', quantile(next, 0.5), 100),
    ];
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
