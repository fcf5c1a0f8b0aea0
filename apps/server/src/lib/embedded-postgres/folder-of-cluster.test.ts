/** Location of the embedded database's folder, and access to its content. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, useClusters } from '../../../test/embedded-postgres/clusters.ts';
import { readUrl } from '../../../test/embedded-postgres/database-process.ts';
import { clusterFolder } from './cluster.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
/** Other users can run Node only where it is readable for all. */
const othersCanRunNode =
  isRoot && spawnSync(process.execPath, ['-v'], { uid: NOBODY, gid: NOBODY }).status === 0;

const clusters = useClusters();

describe('the folder of the database', { timeout: 300_000 }, () => {
  it('may have a long path', async () => {
    const database = await clusters.start(join(clusters.home, 'long'.repeat(30)));
    expect(await ask(database.url, 'SELECT 1')).toEqual([[1]]);
    const sockets = new URL(database.url).searchParams.get('host') ?? '';
    expect((await stat(sockets)).mode & 0o777).toBe(0o700);
    await database.stop();
    expect(existsSync(sockets)).toBe(false);
  });

  it('may have a path with spaces and letters of other scripts', async () => {
    const { url } = await clusters.start(join(clusters.home, "زانا's data, 100%"));
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
  });

  it('is named by its setting when it can’t be created', async () => {
    writeFileSync(join(clusters.home, 'file'), '');
    await expect(clusters.start(join(clusters.home, 'file', 'data'))).rejects.toThrow('DATA_DIR');
  });

  it.runIf(isRoot && isLinux)('may be below a folder that only root may enter, for root', async () => {
    await chmod(clusters.home, 0o700);
    const { url } = await clusters.start();
    expect(await ask(url, 'SELECT 1')).toEqual([[1]]);
    expect((await stat(clusterFolder(clusters.dataDir))).uid).not.toBe(0);
  });

  it.runIf(isRoot)('can’t belong to root, which root is told', async () => {
    await mkdir(clusterFolder(clusters.dataDir), { recursive: true });
    await expect(clusters.start()).rejects.toThrow('chown');
  });

  it.runIf(othersCanRunNode)('works for a user without a home', async () => {
    await chown(clusters.home, NOBODY, NOBODY);
    expect(await readUrl(clusters.hold(clusters.dataDir, NOBODY))).toContain('postgresql://');
  });

  it.runIf(othersCanRunNode)('names its owner to another user', async () => {
    await (await clusters.start()).stop();
    await chmod(clusters.home, 0o755);
    for (const name of ['server.lock', 'server.pid'])
      await chown(join(clusters.dataDir, name), NOBODY, NOBODY);
    await chown(clusters.dataDir, NOBODY, NOBODY);
    await expect(readUrl(clusters.hold(clusters.dataDir, NOBODY))).rejects.toThrow('belongs to the user');
  });
});

describe.runIf(othersCanRunNode && isLinux)('another user of the machine', { timeout: 300_000 }, () => {
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
    const { url } = await clusters.start();
    await chmod(clusters.home, 0o755);
    expect(knock(url, NOBODY)).toMatch(/EACCES|Peer authentication failed/);
  });

  it('can’t connect even as the user that the database runs as', async () => {
    const { url } = await clusters.start();
    await chmod(clusters.home, 0o755);
    const { uid } = await stat(clusterFolder(clusters.dataDir));
    expect(knock(url, uid)).toContain('Peer authentication failed');
  });
});
