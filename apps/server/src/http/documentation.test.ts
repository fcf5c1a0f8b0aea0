import { routes } from '@trivia/contract/routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/support/build-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterAll(() => server.close());

it('documents every call of the contract', async () => {
  const { paths } = (await server.app.inject('/api/docs/json')).json();
  for (const { method, path } of routes) {
    const documented = path.replace(/:(\w+)/g, '{$1}');
    expect([documented, Object.keys(paths[documented] ?? {})]).toEqual([
      documented,
      expect.arrayContaining([method.toLowerCase()]),
    ]);
  }
});

it('serves a page to read', async () => {
  const page = await server.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const scripts = [...page.body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  expect(page.body).not.toMatch(/<script(?![^>]* src=)[^>]*>/);
  for (const source of scripts) {
    const url = new URL(source, 'http://x/api/docs/').pathname;
    expect((await server.app.inject(url)).statusCode, url).toBe(200);
  }
});
