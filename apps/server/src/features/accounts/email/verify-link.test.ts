/** A verification link may reach a person who did not create the account. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type AccountClient, accountClient, PASSWORD } from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const open = (body: Record<string, unknown>, token?: string) => client.post('auth/verify', body, { token });
const isVerified = async (token: string) =>
  (await client.get('user/me', { token })).body.user.isEmailVerified;

it('requires the account’s password when opened on another device', async () => {
  const { token, email } = await client.signUp('elsewhere');
  const link = client.linkTo(email);
  expect(await open({ token: link })).toMatchObject({ status: 422, body: { code: 'LINK_NEEDS_PASSWORD' } });
  expect((await open({ token: link, password: 'wrong one' })).body.code).toBe('WRONG_PASSWORD');
  expect(await isVerified(token)).toBe(false);
  const opened = await open({ token: link, password: PASSWORD });
  expect(opened).toMatchObject({
    status: 200,
    body: { purpose: 'verify_email', user: { isEmailVerified: true } },
  });
  expect(opened.body.accessToken).not.toBe(token);
  expect(await isVerified(token)).toBe(true);
});

it('is announced to the device that waits for it, if opened on another one', async () => {
  const { email, user } = await client.signUp('waiting');
  const publish = vi.spyOn(server.deps.realtime, 'publish');
  await open({ token: client.linkTo(email), password: 'wrong one' });
  expect(publish).not.toHaveBeenCalled();
  await open({ token: client.linkTo(email), password: PASSWORD });
  const patch = { email, isEmailVerified: true, pendingEmail: null };
  const channel = `private-user.notification.${user.id}`;
  expect(publish.mock.calls).toEqual([[channel, 'info', { user: patch }, undefined]]);
});

it('verifies nothing in the session of another player', async () => {
  const { token, email } = await client.signUp('squatted');
  const other = await client.signUp('bystander');
  const refused = await open({ token: client.linkTo(email) }, other.token);
  expect(refused.body.code).toBe('LINK_NEEDS_PASSWORD');
  expect(await isVerified(token)).toBe(false);
});

it('locks after five wrong passwords', async () => {
  const { email } = await client.signUp('guessed');
  const link = client.linkTo(email);
  for (let count = 0; count < 5; count += 1) await open({ token: link, password: 'wrong one' });
  expect(await open({ token: link, password: PASSWORD })).toMatchObject({ status: 423 });
});

it('hands the account to a reader of the mailbox who resets the password, and revokes all earlier access', async () => {
  const squatter = await client.signUp('stranger');
  const link = client.linkTo(squatter.email);
  const reconnect = vi.spyOn(server.deps.realtime, 'reconnectUser');
  const claimed = await client.post('auth/verify/claim', { token: link });
  expect(claimed).toMatchObject({
    status: 200,
    body: {
      purpose: 'reset_password',
      user: { id: squatter.user.id, isEmailVerified: true, hasPassword: false },
    },
  });
  expect(reconnect).toHaveBeenCalledWith(squatter.user.id);
  expect((await client.get('user/me', squatter)).status).toBe(401);
  expect((await client.post('auth/login', { login: 'stranger', password: PASSWORD })).status).toBe(422);
  const fresh = { password: 'another five', confirmPassword: 'another five' };
  const done = await client.post('auth/reset-password', fresh, { token: claimed.body.accessToken });
  expect((await client.get('user/me', { token: done.body.accessToken })).status).toBe(200);
  expect((await client.post('auth/verify/claim', { token: link })).body.code).toBe('LINK_EXPIRED');
});

it('verifies nothing with a link of another purpose', async () => {
  const { email } = await client.signUp('purposes');
  const token = await client.resetLinkTo(email);
  expect((await client.post('auth/verify/claim', { token })).body.code).toBe('LINK_EXPIRED');
  expect((await open({ token })).status).toBe(200);
});
