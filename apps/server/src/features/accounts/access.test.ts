import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountClient, accountClient, PASSWORD } from '../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { findOwnerOfNumber } from './sessions/phone-account.ts';

const NEW_PASSWORD = 'another five';
const fresh = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const logIn = (login: string, password: string) => client.post('auth/login', { login, password });

const link = (playerId: string, subject: string) =>
  server.db
    .insertInto('social_identity')
    .values({ provider: 'google', subject, player_id: playerId, linked_at: new Date(server.clock.nowMs()) })
    .execute();

const identitiesOf = (playerId: string) =>
  server.db.selectFrom('social_identity').select('subject').where('player_id', '=', playerId).execute();

/** The account that a phone signs in to by its number. */
const ownPhone = (playerId: string, phone_number: string) =>
  server.db.updateTable('player').set({ phone_number }).where('id', '=', playerId).execute();

const watchSockets = () => vi.spyOn(server.deps.realtime, 'reconnectUser');

describe('a reset link to an address that was never verified', () => {
  it('revokes all access a stranger set up: password, phone, sessions, sockets, links and identities', async () => {
    const squatter = await client.signUp('squatter');
    const verifyLink = client.linkTo(squatter.email);
    await link(squatter.user.id, 'google-of-the-squatter');
    await ownPhone(squatter.user.id, '+9647701112233');
    const resetLink = await client.resetLinkTo(squatter.email);
    const reconnect = watchSockets();
    const opened = await client.post('auth/verify', { token: resetLink });
    expect(opened).toMatchObject({
      status: 200,
      body: { user: { isEmailVerified: true, hasPassword: false } },
    });
    expect(reconnect).toHaveBeenCalledWith(squatter.user.id);
    expect((await client.get('user/me', { token: squatter.token })).status).toBe(401);
    expect((await logIn('squatter', PASSWORD)).status).toBe(422);
    expect(await identitiesOf(squatter.user.id)).toEqual([]);
    expect(await findOwnerOfNumber(server.db, '+9647701112233')).toBeUndefined();
    expect((await client.post('auth/verify', { token: verifyLink })).body.code).toBe('LINK_EXPIRED');
  });
});

describe('a new password', () => {
  it('invalidates links of all purposes, and closes the sockets', async () => {
    const { token, user, email } = await client.signUp('links');
    const verifyLink = client.linkTo(email);
    const resetLink = await client.resetLinkTo(email);
    const reconnect = watchSockets();
    const body = { ...fresh, currentPassword: PASSWORD };
    expect((await client.post('auth/change-password', body, { token })).status).toBe(200);
    expect(reconnect).toHaveBeenCalledWith(user.id);
    for (const old of [verifyLink, resetLink]) {
      expect((await client.post('auth/verify', { token: old })).body.code).toBe('LINK_EXPIRED');
    }
  });

  it('keeps the identities of a player whose address was verified', async () => {
    const { token, user, email } = await client.signUp('linked');
    await client.post('auth/email/verify', { code: client.codeTo(email) }, { token });
    await link(user.id, 'google-of-the-owner');
    await ownPhone(user.id, '+9647701112244');
    const opened = await client.post('auth/verify', { token: await client.resetLinkTo(email) });
    await client.post('auth/reset-password', fresh, { token: opened.body.accessToken });
    expect(await identitiesOf(user.id)).toEqual([{ subject: 'google-of-the-owner' }]);
    expect(await findOwnerOfNumber(server.db, '+9647701112244')).toBe(user.id);
  });
});

it('a player has at most twenty sessions: the least recently used one ends, and its socket closes', async () => {
  const { token, user } = await client.signUp('devices');
  const reconnect = watchSockets();
  const tokens = [token];
  for (let count = 1; count < 20; count += 1) {
    server.clock.advance(1000);
    tokens.push((await logIn('devices', PASSWORD)).body.accessToken);
  }
  server.clock.advance(2 * 60 * 60 * 1000);
  expect((await client.get('user/me', { token })).status).toBe(200);
  expect(reconnect).not.toHaveBeenCalled();
  tokens.push((await logIn('devices', PASSWORD)).body.accessToken);
  expect(reconnect).toHaveBeenCalledWith(user.id);
  const statuses = [];
  for (const one of tokens) statuses.push((await client.get('user/me', { token: one })).status);
  expect(statuses).toEqual([200, 401, ...Array.from({ length: 19 }, () => 200)]);
});

it('links of a deleted account stay invalid after it is restored', async () => {
  const { token, email } = await client.signUp('returning');
  const resetLink = await client.resetLinkTo(email);
  await client.call('DELETE', 'user/me', { password: PASSWORD }, { token });
  const { restoreToken } = (await logIn('returning', PASSWORD)).body.fields;
  await client.post('auth/restore', { token: restoreToken });
  expect((await client.post('auth/verify', { token: resetLink })).body.code).toBe('LINK_EXPIRED');
});
