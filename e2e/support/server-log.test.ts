/** Printing of the servers' log after a failed test file, and only then. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journey-log-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** Runs a test file with one test. */
async function run(name: string, body: string): Promise<string> {
  const file = join(folder, `${name}.test.ts`);
  const helper = join(import.meta.dirname, 'running-server.ts');
  const source = [
    `import { test } from 'node:test';`,
    `import { startServer } from ${JSON.stringify(helper)};`,
    `test('${name}', async () => { ${body} });`,
  ];
  await writeFile(file, source.join('\n'));
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return await new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--test', file],
      { env: { ...env, TMPDIR: folder } },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

test('a failed file shows the warnings of its server', async () => {
  const shown = await run(
    'fails',
    `const server = await startServer({ REDIS_URL: 'redis://127.0.0.1:1' });
     await server.stop();
     throw new Error('as a journey does');`,
  );
  assert.match(shown, /End of the server's log[^\n]*fails[\s\S]*Redis can’t be reached/);
});

test('a server that fails to start shows the reason', async () => {
  const shown = await run('stays-away', `await startServer({ TRUST_PROXY: 'perhaps' });`);
  assert.match(shown, /End of the server's log[^\n]*stays-away[\s\S]*TRUST_PROXY/);
  const left = (await readdir(folder)).filter((name) => name.startsWith('trivia-'));
  assert.deepEqual(left, [], 'it leaves its data folder');
});

test('a passed file shows nothing of its server', async () => {
  const shown = await run('passes', `await startServer({ TRUST_PROXY: 'perhaps' }).catch(() => {});`);
  assert.doesNotMatch(shown, /server's log|TRUST_PROXY/);
});
