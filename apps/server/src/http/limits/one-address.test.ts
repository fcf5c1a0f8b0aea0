/** A hundred players behind one address of a mobile operator, and an attacker among them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountClient, PASSWORD } from '../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';

const PLAYERS = 100;
const HOUR_MS = 60 * 60_000;
/** Simultaneous calls per player. */
const CALLS = 5;
const from = { address: '203.0.113.7' };

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterAll(() => server.close());

it('100 players sign up, verify, log in and play within an hour, unhindered', async () => {
  const { post, get, codeTo } = accountClient(server);
  const signUp = accountClient(server).signUp;
  const statuses: number[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const { token, email } = await signUp(`nat-${index}`, from);
    const options = { ...from, token };
    statuses.push((await post('auth/email/verify', { code: codeTo(email) }, options)).status);
    statuses.push((await post('auth/login', { login: email, password: PASSWORD }, from)).status);
    const calls = Array.from({ length: CALLS }, () => get('user/me', options));
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
    server.clock.advance(HOUR_MS / PLAYERS);
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
}, 120_000);
