import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clusterFolder, clusterMark } from './cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { becomesTrue, killNow, processesWith, readUrl, spawnHolder } from './testing/holder.ts';

const FROM_NOTHING_MS = 10_000;
const ON_EXISTING_MS = 3_000;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
/** Another user can run Node only where it lies open to all. */
const othersCanRunNode =
  isRoot && spawnSync(process.execPath, ['-v'], { uid: NOBODY, gid: NOBODY }).status === 0;
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let home: string;
let dataDir: string;
const running: EmbeddedPostgres[] = [];
const holders: ChildProcess[] = [];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'trivia-embedded-'));
  dataDir = join(home, 'data');
});
afterEach(async () => {
  for (const holder of holders.splice(0)) await killNow(holder);
  for (const database of running.splice(0)) await database.stop();
  await rm(home, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir: folder, log });
  running.push(database);
  return database;
}

function hold(folder = dataDir, uid?: number): ChildProcess {
  const holder = spawnHolder(folder, uid);
  holders.push(holder);
  return holder;
}

async function ask(url: string, text: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** NaN while there is none. */
const postmasterPid = () => {
  const file = join(clusterFolder(dataDir), 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
};
const halfMade = () => readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'));

describe('the embedded database', { timeout: 60_000 }, () => {
  it('serves from an empty folder within 10 s, and from an existing one within 3 s', async () => {
    const beganAtMs = Date.now();
    const first = await start();
    expect(Date.now() - beganAtMs).toBeLessThan(FROM_NOTHING_MS);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    await first.stop();
    const againAtMs = Date.now();
    const again = await start();
    expect(Date.now() - againAtMs).toBeLessThan(ON_EXISTING_MS);
    expect(await ask(again.url, 'SELECT value FROM kept')).toEqual([[7]]);
  });

  it('keeps every text, sorts and folds by Unicode, and writes through to the disk, whatever the locale', async () => {
    const { url } = await start();
    const settings = `SELECT current_setting('server_encoding'), current_setting('fsync'),
      current_setting('full_page_writes'), datlocprovider, datlocale
      FROM pg_database WHERE datname = current_database()`;
    expect(await ask(url, settings)).toEqual([['UTF8', 'on', 'on', 'b', 'C.UTF-8']]);
    expect(await ask(url, `SELECT upper('éß'), 'زانا' ~ '^[[:alpha:]]+$'`)).toEqual([['Éß', true]]);
  });

  it('gives the server a role that is no superuser but may add the extensions of search', async () => {
    const { url } = await start();
    expect(await ask(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([[false]]);
    await ask(url, 'CREATE EXTENSION pg_trgm');
    await expect(ask(url, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow('permission denied');
  });

  it('listens on no network, and in a folder that is closed to others', async () => {
    const { url } = await start();
    expect(await ask(url, `SELECT current_setting('listen_addresses')`)).toEqual([['']]);
    expect((await stat(clusterFolder(dataDir))).mode & 0o777).toBe(0o700);
  });

  it('is started again by itself when it was killed, with everything that was committed', async () => {
    const { url } = await start();
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS value');
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    expect(await becomesTrue(() => postmasterPid() !== killed)).toBe(true);
    expect(await becomesTrue(() => ask(url, 'SELECT 1').then(Boolean, () => false))).toBe(true);
    expect(await ask(url, 'SELECT value FROM kept')).toEqual([[7]]);
  });

  it('says why when it can’t be started again', async () => {
    const database = await start();
    await rename(join(clusterFolder(dataDir), 'PG_VERSION'), join(clusterFolder(dataDir), 'PG_VERSION.away'));
    process.kill(postmasterPid(), 'SIGKILL');
    const reason = await database.ended;
    expect(reason?.message).toContain(`The database in ${clusterFolder(dataDir)} ended`);
    expect(reason?.message).toContain('PG_VERSION');
  });

  it('ends for good when it is stopped, also twice, and also while it is started again', async () => {
    const first = await start();
    process.kill(postmasterPid(), 'SIGKILL');
    await first.stop();
    await first.stop();
    expect(await first.ended).toBeUndefined();
    const { url } = await start();
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
  });
});

describe('two servers', { timeout: 60_000 }, () => {
  it('never share a folder: the second is told the folder and the process', async () => {
    const holder = hold();
    await readUrl(holder);
    await expect(start()).rejects.toThrow(dataDir);
    await expect(start()).rejects.toThrow(`process ${holder.pid}`);
  });

  it('that start at once on an empty folder come out as one', async () => {
    const outcomes = await Promise.allSettled([hold(), hold(), hold()].map((holder) => readUrl(holder)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

describe.runIf(isLinux)('after a kill', { timeout: 60_000 }, () => {
  it('the database ends with the process that started it', async () => {
    const holder = hold();
    await readUrl(holder);
    const mark = await clusterMark(clusterFolder(dataDir));
    expect(processesWith(mark)).not.toEqual([]);
    await killNow(holder);
    expect(await becomesTrue(() => processesWith(mark).length === 0)).toBe(true);
  });

  it('a start at once finds everything that was committed', async () => {
    const holder = hold();
    await ask(await readUrl(holder), 'CREATE TABLE kept AS SELECT 7 AS value');
    await killNow(holder);
    const beganAtMs = Date.now();
    const { url } = await start();
    expect(Date.now() - beganAtMs).toBeLessThan(ON_EXISTING_MS);
    expect(await ask(url, 'SELECT value FROM kept')).toEqual([[7]]);
  });

  it('amid the making of the database, the next start makes a whole one', async () => {
    const holder = hold();
    expect(await becomesTrue(() => existsSync(dataDir) && halfMade().length > 0)).toBe(true);
    const [aside = ''] = halfMade();
    await becomesTrue(() => existsSync(join(dataDir, aside, 'base')));
    await killNow(holder);
    const { url } = await start();
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
    expect(halfMade()).toEqual([]);
  });

  it('a number left in the lock file that an unrelated process has by now stops nothing', async () => {
    await (await start()).stop();
    const lockFile = join(clusterFolder(dataDir), 'postmaster.pid');
    const { uid, gid } = await stat(clusterFolder(dataDir));
    writeFileSync(lockFile, `${process.ppid}\n${clusterFolder(dataDir)}\n1\n5432\n.\n\n0 0\nready\n`, {
      mode: 0o600,
    });
    await chown(lockFile, uid, gid);
    const { url } = await start();
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
  });

  it('a database that nothing tied to its process is ended by the next start', async () => {
    const holder = hold();
    await readUrl(holder);
    const orphan = postmasterPid();
    // Stopped, it can't follow the kernel's signal that its parent is gone.
    process.kill(orphan, 'SIGSTOP');
    await killNow(holder);
    setTimeout(() => process.kill(orphan, 'SIGCONT'), 1_000);
    const { url } = await start();
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
    expect(postmasterPid()).not.toBe(orphan);
  });
});

describe('wherever the folder lies', { timeout: 60_000 }, () => {
  it('works under a long name', async () => {
    const database = await start(join(home, 'long'.repeat(30)));
    expect(await ask(database.url, 'SELECT 1')).toEqual([[1]]);
    const sockets = new URL(database.url).searchParams.get('host') ?? '';
    expect((await stat(sockets)).mode & 0o777).toBe(0o700);
    await database.stop();
    expect(existsSync(sockets)).toBe(false);
  });

  it('works under a name with spaces and letters of other scripts', async () => {
    const { url } = await start(join(home, "زانا's data, 100%"));
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
  });

  it('names the setting when the folder can’t be made', async () => {
    writeFileSync(join(home, 'file'), '');
    await expect(start(join(home, 'file', 'data'))).rejects.toThrow('DATA_DIR');
  });

  it.runIf(isRoot && isLinux)('works for root under a folder that only root may enter', async () => {
    await chmod(home, 0o700);
    const { url } = await start();
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
    expect((await stat(clusterFolder(dataDir))).uid).not.toBe(0);
  });

  it.runIf(isRoot)('explains to root that a database can’t belong to root', async () => {
    await mkdir(clusterFolder(dataDir), { recursive: true });
    await expect(start()).rejects.toThrow('chown');
  });

  it.runIf(othersCanRunNode)('works for another user, without a home', async () => {
    await chown(home, NOBODY, NOBODY);
    expect(await readUrl(hold(dataDir, NOBODY))).toContain('postgresql://');
  });

  it.runIf(othersCanRunNode)('explains to another user whose database it is', async () => {
    await (await start()).stop();
    await chmod(home, 0o755);
    for (const name of ['server.lock', 'server.pid']) await chown(join(dataDir, name), NOBODY, NOBODY);
    await chown(dataDir, NOBODY, NOBODY);
    await expect(readUrl(hold(dataDir, NOBODY))).rejects.toThrow('belongs to the user');
  });
});

describe.runIf(othersCanRunNode && isLinux)('somebody else on the machine', { timeout: 60_000 }, () => {
  const knock = (url: string, uid: number) =>
    spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { Client } from 'pg'; await new Client(${JSON.stringify(url)}).connect();`,
      ],
      { uid, gid: uid, cwd: import.meta.dirname, encoding: 'utf8' },
    ).stderr;

  it('can’t reach the database', async () => {
    const { url } = await start();
    await chmod(home, 0o755);
    expect(knock(url, NOBODY)).toMatch(/EACCES|Peer authentication failed/);
  });

  it('is not let in even as the user that the database runs as', async () => {
    const { url } = await start();
    await chmod(home, 0o755);
    const { uid } = await stat(clusterFolder(dataDir));
    expect(knock(url, uid)).toContain('Peer authentication failed');
  });
});
