import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './run-command.ts';

afterEach(() => vi.restoreAllMocks());

it('a failed command prints its error without rows and passwords', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const error = new Error('no answer from postgres://zana:s3cret@db.example/zana');
  Object.assign(error, { detail: 'Key (email)=(sara@example.org) already exists.' });
  const exitCode = await runCommand(() => Promise.reject(error));
  expect(exitCode).toBe(1);
  const complaint = said.mock.calls.join('');
  expect(complaint).toContain('no answer from postgres://db.example/zana');
  expect(complaint).not.toMatch(/s3cret|sara/);
});
