import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { ConfigError } from './config/config-error.ts';
import { explainToAdmin } from './explain-to-admin.ts';

const errorOf = (run: () => void): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

const fillSqlite = () =>
  new DatabaseSync(':memory:').exec(
    'PRAGMA max_page_count = 1; CREATE TABLE one (id); CREATE TABLE two (id)',
  );

it.runIf(process.platform === 'linux').each([
  ['a file', () => writeFileSync('/dev/full', 'text')],
  ['the lock of the data folder', fillSqlite],
])('explains a full disk at a write to %s', (_place, write) => {
  expect(explainToAdmin(errorOf(write))).toBe('The disk is full. Free some space, and start again.');
});

it('explains errors that the administrator can fix, and leaves bugs to their stack trace', () => {
  expect(explainToAdmin(new ConfigError('PORT is no number.'))).toBe('PORT is no number.');
  expect(explainToAdmin(new TypeError('x is undefined'))).toBeUndefined();
});
