/** Checks that the log of sign-ups, resets, errors and games contains no personal data and no secret. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type AccountClient, accountClient, newcomer, PASSWORD } from '../features/account-client.ts';
import { closeClients, until } from '../realtime/clients.ts';
import { connectEcho, listen } from '../realtime/listen.ts';
import { buildTestServer, type TestServer } from '../support/build-test-server.ts';
import { LogWatch } from '../support/log-watch.ts';

const OTHER_PASSWORD = 'another good one';
const EMAIL = newcomer('sara').email;
const FORGED_ID = 'forged-request-id';

const log = new LogWatch();
let server: TestServer;
let client: AccountClient;
let port = 0;
beforeAll(async () => {
  server = await buildTestServer({ onLog: log.onLog });
  client = accountClient(server);
  port = await listen(server);
});
afterAll(() => server.close());
afterEach(closeClients);

/** Signs up and resets the password by mail. Returns all secrets involved. */
async function signUpAndReset(): Promise<string[]> {
  const { token, user } = await client.signUp('sara');
  const [code, link] = [client.codeTo(EMAIL), client.linkTo(EMAIL)];
  await client.post('auth/email/verify', { code: '000000' }, { token });
  await client.post('auth/email/verify', { code }, { token });
  await client.post('auth/verify', { token: link, password: PASSWORD });
  await client.post('auth/forgot-password', { email: EMAIL });
  const reset = client.linkTo(EMAIL);
  const { body } = await client.post('auth/verify', { token: reset });
  const passwords = { password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
  const { body: changed } = await client.post('auth/reset-password', passwords, { token: body.accessToken });
  return [token, code, link, reset, body.accessToken, changed.accessToken, user.referralCode];
}

/** Makes refused and malformed calls. */
async function err(token: string, link: string): Promise<void> {
  await client.post('auth/login', { login: EMAIL, password: 'wrong but private' });
  await client.post('auth/register', { ...newcomer('sara'), password: PASSWORD });
  const get = (url: string) =>
    server.app.inject({ url, headers: { authorization: `Bearer ${token}`, 'x-request-id': FORGED_ID } });
  for (const path of ['/verify', '/nowhere', '/api/nowhere', '/api/auth/verify']) {
    await get(`${path}?token=${link}&email=${EMAIL}`);
  }
  await get(`/api/sandbox/mails?to=${EMAIL}`);
  await get(`/%zz?token=${link}`);
  await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: `{"password":"${PASSWORD}` });
}

async function hearOnSocket(token: string, playerId: string): Promise<void> {
  let isReady = false;
  connectEcho(server, port, { token })
    .private(`user.notification.${playerId}`)
    .subscribed(() => {
      isReady = true;
    });
  await until(() => isReady);
}

it('the log contains no token, code, password, address or name', async () => {
  const secrets = await signUpAndReset();
  const [, , link = ''] = secrets;
  await err(secrets[5] ?? '', link);
  const { token, user } = await client.signUp('rebin');
  await hearOnSocket(token, user.id);
  const { app } = server.deps.realtime;
  log.expectNoneOf([
    ...secrets,
    ...[PASSWORD, OTHER_PASSWORD, 'wrong but private', 'sara', 'rebin', 'remoteAddress'],
    ...[token, app.secret, 'auth_signature', FORGED_ID],
  ]);
  expect(log.text).toContain('/api/auth/verify');
});

it('the log has an id of each call, which its reply contains', async () => {
  const headers = { 'x-request-id': FORGED_ID };
  const { headers: replied } = await server.app.inject({ url: '/api/time', headers });
  const id = String(replied['x-request-id']);
  expect(id).toMatch(/^[\w-]{12}$/);
  expect(log.text).toContain(`"reqId":"${id}"`);
});
