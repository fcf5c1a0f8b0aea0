import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { chown, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, postmasterPid, useClusters } from '../../../test/embedded-postgres/clusters.ts';
import {
  findProcesses,
  killProcess,
  readUrl,
  waitUntil,
} from '../../../test/embedded-postgres/database-process.ts';
import { clusterFolder, clusterMark } from './cluster.ts';

const FROM_NOTHING_MS = 10_000;
const ON_EXISTING_MS = 3_000;
const isLinux = process.platform === 'linux';

const clusters = useClusters();
const halfMade = () => readdirSync(clusters.dataDir).filter((name) => name.startsWith('postgres.new-'));

describe('the embedded database', { timeout: 300_000 }, () => {
  it('starts in an empty folder within 10 s, and in an existing one within 3 s', async () => {
    const beganAtMs = Date.now();
    const first = await clusters.start();
    expect(Date.now() - beganAtMs).toBeLessThan(FROM_NOTHING_MS);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    await first.stop();
    const againAtMs = Date.now();
    const again = await clusters.start();
    expect(Date.now() - againAtMs).toBeLessThan(ON_EXISTING_MS);
    expect(await ask(again.url, 'SELECT value FROM kept')).toEqual([[7]]);
  });

  it('stores, sorts and folds any Unicode text, and syncs to disk, in any locale', async () => {
    const { url } = await clusters.start();
    const settings = `SELECT current_setting('server_encoding'), current_setting('fsync'),
      current_setting('full_page_writes'), datlocprovider, datlocale
      FROM pg_database WHERE datname = current_database()`;
    expect(await ask(url, settings)).toEqual([['UTF8', 'on', 'on', 'b', 'C.UTF-8']]);
    expect(await ask(url, `SELECT upper('éß'), 'زانا' ~ '^[[:alpha:]]+$'`)).toEqual([['Éß', true]]);
  });

  it('gives the server a role that is no superuser but may add search extensions', async () => {
    const { url } = await clusters.start();
    expect(await ask(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([[false]]);
    await ask(url, 'CREATE EXTENSION pg_trgm');
    await expect(ask(url, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow('permission denied');
  });

  it('listens on no network, but in a folder without access for others', async () => {
    const { url } = await clusters.start();
    expect(await ask(url, `SELECT current_setting('listen_addresses')`)).toEqual([['']]);
    expect((await stat(clusterFolder(clusters.dataDir))).mode & 0o777).toBe(0o700);
  });

  it('restarts after a kill, with everything that was committed', async () => {
    const { url } = await clusters.start();
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS value');
    const killed = postmasterPid(clusters.dataDir);
    process.kill(killed, 'SIGKILL');
    expect(await waitUntil(() => postmasterPid(clusters.dataDir) !== killed)).toBe(true);
    expect(await waitUntil(() => ask(url, 'SELECT 1').then(Boolean, () => false))).toBe(true);
    expect(await ask(url, 'SELECT value FROM kept')).toEqual([[7]]);
  });

  it('reports the reason when it can’t restart', async () => {
    const database = await clusters.start();
    await rename(
      join(clusterFolder(clusters.dataDir), 'PG_VERSION'),
      join(clusterFolder(clusters.dataDir), 'PG_VERSION.away'),
    );
    process.kill(postmasterPid(clusters.dataDir), 'SIGKILL');
    const reason = await database.ended;
    expect(reason?.message).toContain(`The database in ${clusterFolder(clusters.dataDir)} ended`);
    expect(reason?.message).toContain('PG_VERSION');
  });

  it('reports the reason when it refuses connections at its start', async () => {
    const { url, stop } = await clusters.start();
    const [[name] = []] = await ask(url, 'SELECT current_database()');
    await ask(url, `ALTER DATABASE "${name}" CONNECTION LIMIT 0`);
    await stop();
    await expect(clusters.start()).rejects.toThrow(
      `The database in ${clusterFolder(clusters.dataDir)} refuses connections: too many connections`,
    );
  });

  it('ends for good when it is stopped, even twice, and even during a restart', async () => {
    const first = await clusters.start();
    process.kill(postmasterPid(clusters.dataDir), 'SIGKILL');
    await first.stop();
    await first.stop();
    expect(await first.ended).toBeUndefined();
    const { url } = await clusters.start();
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
  });
});

describe('two servers', { timeout: 300_000 }, () => {
  it('never share a folder, and the error names the folder and the process', async () => {
    const holder = clusters.hold();
    await readUrl(holder);
    await expect(clusters.start()).rejects.toThrow(clusters.dataDir);
    await expect(clusters.start()).rejects.toThrow(`process ${holder.pid}`);
  });

  it('that start simultaneously in an empty folder end with one running', async () => {
    const outcomes = await Promise.allSettled(
      [clusters.hold(), clusters.hold(), clusters.hold()].map((holder) => readUrl(holder)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

describe.runIf(isLinux)('after a kill', { timeout: 300_000 }, () => {
  it('the database ends with the process that started it', async () => {
    const holder = clusters.hold();
    await readUrl(holder);
    const mark = await clusterMark(clusterFolder(clusters.dataDir));
    expect(findProcesses(mark)).not.toEqual([]);
    await killProcess(holder);
    expect(await waitUntil(() => findProcesses(mark).length === 0)).toBe(true);
  });

  it('a start at once finds everything that was committed', async () => {
    const holder = clusters.hold();
    await ask(await readUrl(holder), 'CREATE TABLE kept AS SELECT 7 AS value');
    await killProcess(holder);
    const beganAtMs = Date.now();
    const { url } = await clusters.start();
    expect(Date.now() - beganAtMs).toBeLessThan(ON_EXISTING_MS);
    expect(await ask(url, 'SELECT value FROM kept')).toEqual([[7]]);
  });

  it('during the initialisation, the next start initialises again', async () => {
    const holder = clusters.hold();
    expect(await waitUntil(() => existsSync(clusters.dataDir) && halfMade().length > 0)).toBe(true);
    const [aside = ''] = halfMade();
    await waitUntil(() => existsSync(join(clusters.dataDir, aside, 'base')));
    await killProcess(holder);
    const { url } = await clusters.start();
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
    expect(halfMade()).toEqual([]);
  });

  it('a lock file with the id of an unrelated process does not prevent the start', async () => {
    await (await clusters.start()).stop();
    const lockFile = join(clusterFolder(clusters.dataDir), 'postmaster.pid');
    const { uid, gid } = await stat(clusterFolder(clusters.dataDir));
    writeFileSync(
      lockFile,
      `${process.ppid}\n${clusterFolder(clusters.dataDir)}\n1\n5432\n.\n\n0 0\nready\n`,
      {
        mode: 0o600,
      },
    );
    await chown(lockFile, uid, gid);
    const { url } = await clusters.start();
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
  });

  it('an orphaned database server is ended by the next start', async () => {
    const holder = clusters.hold();
    await readUrl(holder);
    const orphan = postmasterPid(clusters.dataDir);
    // A suspended process can't handle the signal of its parent's death.
    process.kill(orphan, 'SIGSTOP');
    await killProcess(holder);
    setTimeout(() => process.kill(orphan, 'SIGCONT'), 1_000);
    const { url } = await clusters.start();
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
    expect(postmasterPid(clusters.dataDir)).not.toBe(orphan);
  });
});
