import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureProgram, findProgram } from './ensure-programs.ts';

let folder: string;
const write = (name: string, text: string, mode = 0o755) => {
  writeFileSync(join(folder, name), text);
  chmodSync(join(folder, name), mode);
};
const environment = { ...process.env };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trivia-programs-'));
});
afterEach(() => {
  process.env.PATH = environment.PATH;
  rmSync(folder, { recursive: true, force: true });
});

describe('a program', () => {
  it('is found by the first of its names that is an executable file', () => {
    write('browser', '', 0o644);
    write('other-browser', '');
    const path = ['/nowhere', folder].join(delimiter);
    expect(findProgram(['browser', 'other-browser'], path)).toBe(join(folder, 'other-browser'));
    expect(findProgram(['browser'], path)).toBeUndefined();
  });

  it('is installed when it is missing, by the package manager of the machine', async () => {
    const install = `case "$*" in *no-browser*) exit 100;; *install*) printf '#!/bin/sh\\n' > ${folder}/browser; /bin/chmod +x ${folder}/browser;; esac`;
    write('apt-get', `#!/bin/sh\n${install}\n`);
    write('sudo', '#!/bin/sh\nshift\nexec "$@"\n');
    process.env.PATH = folder;
    const browser = {
      name: 'Browser',
      commands: ['browser'],
      debianPackages: ['no-browser', 'browser'],
    };
    expect(await ensureProgram(browser)).toBe(join(folder, 'browser'));
  });

  it('that can’t be installed is named in an error', async () => {
    process.env.PATH = folder;
    const browser = { name: 'Browser', commands: ['browser'], debianPackages: ['a-browser'] };
    await expect(ensureProgram(browser)).rejects.toThrow('apt-get install a-browser');
  });
});
