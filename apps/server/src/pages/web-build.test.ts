import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { findWebBuild, inlineScriptHashes } from './web-build.ts';

const HASHES = ["'sha256-abc='", "'sha256-def='"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-build-'));
});
afterAll(() => rm(folder, { recursive: true }));

const of = (WEB_DIR: string) => readConfig({ WEB_DIR });

it('is refused if the configured folder has none', () => {
  expect(() => findWebBuild(of(folder))).toThrow(ConfigError);
});

it('is found in the configured folder, with the hashes of its inline scripts', async () => {
  await writeFile(join(folder, 'game.html'), 'the app');
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages/script-hashes.txt'), HASHES.join(' '));
  for (const path of [folder, relative('.', folder)]) {
    expect(findWebBuild(of(path))).toBe(folder);
    expect(inlineScriptHashes(of(path))).toEqual(HASHES);
  }
});

it('is not searched if the server serves none', () => {
  expect(findWebBuild(of('none'))).toBeNull();
  expect(inlineScriptHashes(of('none'))).toEqual([]);
});
