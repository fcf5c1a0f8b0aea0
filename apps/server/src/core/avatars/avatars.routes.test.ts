import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterAll(() => server.close());

const picture = (seed: string) => server.app.inject(`/avatars/${seed}.svg`);

it('draws the same face for the same seed, and others for others', async () => {
  const first = await picture('0123456789abcdef');
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toContain('image/svg+xml');
  expect(first.headers['cache-control']).toContain('immutable');
  expect((await picture('0123456789abcdef')).body).toBe(first.body);
  expect((await picture('fedcba9876543210')).body).not.toBe(first.body);
  expect(first.body).not.toMatch(/<script|href="http|onload/);
});

it('draws nothing for what is no seed', async () => {
  for (const seed of ['short', '..%2f..%2fetc', '<svg>', 'A'.repeat(20), 'a'.repeat(65)]) {
    expect((await picture(encodeURIComponent(seed))).statusCode, seed).toBe(404);
  }
});
