import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { findWebBuild, inlineScriptHashes } from './web-build.ts';

const HASHES = ["'sha256-abc='", "'sha256-def='"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-build-'));
});
afterAll(() => rm(folder, { recursive: true }));

const of = (WEB_DIR: string) => readConfig({ WEB_DIR });

it('is refused where the setting names a folder without one', () => {
  expect(() => findWebBuild(of(folder))).toThrow(ConfigError);
});

it('is found at the folder of the settings, with the scripts that its pages may run', async () => {
  await writeFile(join(folder, 'game.html'), 'the app');
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages/script-hashes.txt'), HASHES.join(' '));
  for (const path of [folder, relative('.', folder)]) {
    expect(findWebBuild(of(path))).toBe(folder);
    expect(inlineScriptHashes(of(path))).toEqual(HASHES);
  }
});

it('is not looked for by a server without one', () => {
  expect(findWebBuild(of('none'))).toBeNull();
  expect(inlineScriptHashes(of('none'))).toEqual([]);
});
