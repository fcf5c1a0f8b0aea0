import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountClient, newcomer, PASSWORD } from '../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { addSignedInPlayer } from '../../../test/support/test-player.ts';
import { startSession } from '../../features/accounts/sessions/start-session.ts';

const MINUTE_MS = 60_000;
const ADDRESS = '203.0.113.7';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer({
    hasQuestions: false,
    environment: { CALLS_PER_MINUTE_PER_ADDRESS: '250' },
  });
});
afterEach(() => server.close());

const client = () => accountClient(server);
const asStranger = { address: ADDRESS };

/** Makes simultaneous calls, and counts those that were not rate-limited. */
async function countTaken(calls: number, call: (index: number) => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: calls }, (_, index) => call(index)));
  return answers.filter(({ status }) => status !== 429).length;
}

describe('sign-ups of one address', () => {
  const register = (body: object, options: object) =>
    client().post('auth/register', { ...body }, { ...asStranger, ...options });

  it('are 60 in any ten minutes, with any tokens', async () => {
    const tokens: string[] = [];
    for (let count = 0; count < 20; count += 1) tokens.push((await addSignedInPlayer(server.deps)).token);
    const signUp = (index: number) => register({}, { token: tokens[index % tokens.length] });
    expect(await countTaken(160, signUp)).toBe(60);
    const refused = await register(newcomer('zagros'), { token: tokens[0] });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(9 * 60);
    expect(refused.body.message).toMatch(/^Try again in 1[01] minutes$/);
    server.clock.advance(9 * MINUTE_MS);
    expect(await countTaken(10, signUp)).toBe(0);
    server.clock.advance(2 * MINUTE_MS);
    expect((await register(newcomer('zagros'), {})).status).toBe(201);
  });

  it('are counted for the whole /64 of an IPv6 address', async () => {
    const from = (index: number) => register({}, { address: `2001:db8:0:1::${index.toString(16)}` });
    expect(await countTaken(70, from)).toBe(60);
    expect((await register({}, { address: '2001:db8:0:2::1' })).status).toBe(422);
  });

  it('don’t stop others at the address from signing in and playing', async () => {
    const player = await client().signUp('nishtiman', asStranger);
    await countTaken(80, () => register({}, {}));
    const login = { login: 'nishtiman', password: PASSWORD };
    expect((await client().post('auth/login', login, asStranger)).status).toBe(200);
    expect((await client().get('user/me', { ...asStranger, token: player.token })).status).toBe(200);
  });
});

describe('calls of a player', () => {
  it('are counted from all addresses, including those with invalid input', async () => {
    const { token } = await addSignedInPlayer(server.deps);
    const call = (index: number) =>
      client().call('PATCH', 'user/profile', { email: 7 }, { token, address: `198.51.100.${index}` });
    expect(await countTaken(70, call)).toBe(60);
    server.clock.advance(2 * MINUTE_MS);
    expect((await call(1)).status).toBe(422);
  });

  it('are counted in a reset session, too', async () => {
    const { id } = await addSignedInPlayer(server.deps);
    const session = { playerId: id, userAgent: 'test', purpose: 'reset' } as const;
    const token = await startSession(server.deps, server.db, session);
    const call = (index: number) =>
      client().call('PATCH', 'user/profile', {}, { token, address: `198.51.100.${index}` });
    expect(await countTaken(70, call)).toBe(60);
  });

  it('are counted by address, too, with any token and any spelling of the path', async () => {
    const paths = ['/api/user/me', '/api/none', '/%61pi/user/me'];
    const call = async (index: number) => {
      const headers = { authorization: `Bearer ${String(index).padStart(43, 'x')}` };
      const url = paths[index % paths.length] ?? '';
      const { statusCode } = await server.app.inject({ url, headers, remoteAddress: ADDRESS });
      return { status: statusCode };
    };
    expect(await countTaken(300, call)).toBe(250);
    expect((await client().get('user/me', { address: '198.51.100.1' })).status).toBe(401);
  });
});

it('leaves room for an operator’s callbacks, which all come from one address', async () => {
  const tell = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/webhooks/operator/tigris/not-the-code',
      remoteAddress: ADDRESS,
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    });
  const replies = await Promise.all(Array.from({ length: 400 }, tell));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
});
