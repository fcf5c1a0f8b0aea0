import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findMemoryFolder } from './memory-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trivia-memory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds a folder with enough space that runs programs, and leaves nothing in it', () => {
  expect(findMemoryFolder(folder, 1)).toBe(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it('finds nothing without enough space, or without the folder', () => {
  expect(findMemoryFolder(folder, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(findMemoryFolder(join(folder, 'nowhere'), 1)).toBeUndefined();
});
