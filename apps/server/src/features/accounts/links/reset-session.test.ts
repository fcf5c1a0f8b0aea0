/** A session from a reset link can set a new password, and nothing else. */
import type { RouteDefinition } from '@trivia/contract/route.ts';
import { routes } from '@trivia/contract/routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { TestPlayer } from '../../../../test/support/test-player.ts';
import { startSession } from '../sessions/start-session.ts';

const SOME_ID = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let resetting: TestPlayer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  const { id } = await server.signUp();
  const session = { playerId: id, userAgent: 'test', purpose: 'reset' } as const;
  resetting = new TestPlayer(server.app, id, await startSession(server.deps, server.db, session));
});
afterAll(() => server.close());

const callsOf = (access: RouteDefinition['access']) =>
  routes
    .filter((route) => route.access === access)
    .map((route): [string, RouteDefinition] => [`${route.method} ${route.path}`, route]);

it.each(callsOf('player'))('%s is refused with any body', async (_, { method, path }) => {
  const answer = await resetting.call(method, path.replace('/api', '').replace(/:\w+/g, SOME_ID));
  expect(answer).toMatchObject({ status: 403, body: { code: 'NEW_PASSWORD_REQUIRED' } });
});

it('can only set the password or sign out', () => {
  expect(callsOf('anySession').map(([name]) => name)).toEqual([
    'POST /api/auth/logout',
    'POST /api/auth/reset-password',
  ]);
});
