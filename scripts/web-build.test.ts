import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isWebBuilt, stampWebBuild } from './web-build.ts';

let root: string;
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trivia-web-build-'));
  write('package-lock.json');
  write('apps/web/src/app.ts', 'one');
  write('packages/contract/src/limits.ts');
  write('apps/web/dist/index.html');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the web app', () => {
  it('does not count as built without its stamp, as after an interrupted build', () => {
    expect(isWebBuilt(root)).toBe(false);
  });

  it('stays built when only dates or unrelated files change', () => {
    stampWebBuild(root);
    utimesSync(join(root, 'apps/web/src/app.ts'), new Date(), new Date());
    write('apps/web/src/app.test.ts');
    write('apps/web/node_modules/x/index.js');
    write('apps/server/src/main.ts');
    expect(isWebBuilt(root)).toBe(true);
  });

  it.each([
    'apps/web/src/app.ts',
    'apps/web/src/new.css',
    'packages/contract/src/limits.ts',
    'packages/rules/src/match/mode.ts',
    'packages/pictures/src/pictures.ts',
    'package-lock.json',
  ])('must be rebuilt when %s changes', (path) => {
    stampWebBuild(root);
    write(path, 'two');
    expect(isWebBuilt(root)).toBe(false);
  });

  it('must be rebuilt when its files are missing', () => {
    stampWebBuild(root);
    rmSync(join(root, 'apps/web/dist'), { recursive: true });
    expect(isWebBuilt(root)).toBe(false);
  });
});
