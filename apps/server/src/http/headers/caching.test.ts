import type { RouteDefinition } from '@trivia/contract/route.ts';
import { routes } from '@trivia/contract/routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await buildTestServer();
  player = await server.signUp();
});
afterAll(() => server.close());

/** Calls with a cacheable reply, which is the same for all callers. */
const kept = new Set(['GET /api/play/pools/:revision']);
const calls = routes.map((route): [string, RouteDefinition] => [`${route.method} ${route.path}`, route]);

const keptAs = async (method: RouteDefinition['method'], url: string, token = '') => {
  const { headers } = await server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
  return headers['cache-control'];
};

describe('no browser or proxy caches', () => {
  it.each(calls.filter(([name]) => !kept.has(name)))('%s', async (_, { method, path }) => {
    const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    for (const token of ['', player.token]) expect(await keptAs(method, url, token)).toBe('no-store');
  });

  it.each(['/api/nowhere', '/api/%zz', '/api/auth/login', '/sandbox', '/broadcasting/auth'])(
    'the reply of %s',
    async (url) => expect(await keptAs('GET', url)).toBe('no-store'),
  );
});

it('an avatar is cached for ever', async () => {
  expect(await keptAs('GET', '/avatars/abcdefgh12.svg')).toContain('immutable');
});
