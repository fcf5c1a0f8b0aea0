import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { findWebBuild } from './web-build.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-build-'));
});
afterAll(() => rm(folder, { recursive: true }));

const found = (WEB_DIR: string) => findWebBuild(readConfig({ WEB_DIR }));

it('is found where the setting says, once it is built', async () => {
  expect(found(folder)).toBeNull();
  await writeFile(join(folder, 'game.html'), 'the app');
  expect(found(folder)).toBe(folder);
  expect(found(relative('.', folder))).toBe(folder);
});

it('is not looked for by a server without one', () => {
  expect(found('none')).toBeNull();
});
