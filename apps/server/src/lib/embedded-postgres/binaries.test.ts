import { chmod, chown, cp, lstat, mkdir, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries, packageFolder, restoreLinks } from './binaries.ts';
import { chooseRunAs, findUser } from './run-as.ts';
import { runToEnd } from './run-to-end.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let home: string;
let source: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'trivia-binaries-'));
  await chmod(home, 0o755);
  source = join(home, 'package');
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** Unpacks the package like npm does, before any script has run. */
async function unpack(): Promise<void> {
  await cp(packageFolder(), source, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(source, 'native/pg-symlinks.json'), 'utf8'));
  for (const { target } of links) await rm(join(source, target), { force: true });
}

const runAs = () => chooseRunAs(join(home, 'none'));

describe('the programs of the embedded database', { timeout: 300_000 }, () => {
  it('run from the package, after its library links are restored', async () => {
    await unpack();
    const bin = await findBinaries(await runAs(), source, []);
    expect(bin).toBe(join(source, 'native/bin'));
    const { output } = await runToEnd(await runAs(), join(bin, 'postgres'), ['--version'], { cwd: '/' });
    expect(output).toContain('PostgreSQL');
  });

  it('get their links from two simultaneous starts', async () => {
    await unpack();
    await Promise.all([restoreLinks(source), restoreLinks(source), restoreLinks(source)]);
    const [link] = JSON.parse(await readFile(join(source, 'native/pg-symlinks.json'), 'utf8'));
    expect(join('native/lib', await readlink(join(source, link.target)))).toBe(link.source);
  });

  it('explain in one sentence why they can’t run', async () => {
    await unpack();
    await chmod(join(source, 'native/bin/postgres'), 0o644);
    await expect(findBinaries(await runAs(), source, [])).rejects.toThrow('DATABASE_URL');
  });

  it.runIf(isRoot)(
    'are copied once, even by simultaneous starts, if only root may read the package',
    async () => {
      await unpack();
      await chmod(source, 0o700);
      const cache = join(home, 'cache');
      const user = await runAs();
      const found = await Promise.all([1, 2, 3].map(() => findBinaries(user, source, [cache])));
      expect(new Set(found).size).toBe(1);
      expect(found[0]).toContain(cache);
      const made = (await lstat(join(found[0] ?? '', 'postgres'))).ctimeMs;
      await findBinaries(user, source, [cache]);
      expect((await lstat(join(found[0] ?? '', 'postgres'))).ctimeMs).toBe(made);
    },
  );

  it.runIf(isRoot)('are never used from a cache that another user could have filled', async () => {
    await unpack();
    await chmod(source, 0o700);
    const cache = join(home, 'cache');
    await mkdir(cache);
    await chown(cache, NOBODY, NOBODY);
    await expect(findBinaries(await runAs(), source, [cache])).rejects.toThrow('does not run here');
  });
});

describe('the user of the database', () => {
  const passwd = 'root:x:0:0:root:/root:/bin/bash\npostgres:x:101:104::/var/lib/postgresql:/bin/bash\n';

  it('is found by its full name', () => {
    expect(findUser(passwd, 'postgres')).toEqual({ uid: 101, gid: 104 });
    expect(findUser(passwd, 'post')).toBeUndefined();
    expect(findUser('', 'postgres')).toBeUndefined();
  });
});
