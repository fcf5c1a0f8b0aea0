/** The old address stays valid until the new one is verified, and can be restored for a week. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountClient,
  accountClient,
  newcomer,
  PASSWORD,
} from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = 'another five';

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const edit = (token: string, body: Record<string, unknown>) =>
  client.call('PATCH', 'user/profile', body, { token });
const verify = (token: string, email: string) =>
  client.post('auth/email/verify', { code: client.codeTo(email) }, { token });
const logIn = (login: string, password = PASSWORD) => client.post('auth/login', { login, password });
const me = async (token: string) => (await client.get('user/me', { token })).body.user;

async function signUpVerified(username: string) {
  const player = await client.signUp(username);
  await verify(player.token, player.email);
  return { ...player, newEmail: `${username}.new@example.org` };
}

/** Changes the address like a thief with an open session and the password. */
async function move({ token, newEmail }: { token: string; newEmail: string }) {
  await edit(token, { email: newEmail, password: PASSWORD });
  expect((await verify(token, newEmail)).status).toBe(200);
}

describe('changing a verified address', () => {
  it('requires the password', async () => {
    const { token, email, newEmail } = await signUpVerified('asked');
    expect((await edit(token, { email: newEmail })).body.fields).toEqual({ password: 'Enter your password' });
    const wrong = await edit(token, { email: newEmail, password: 'wrong one' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'WRONG_PASSWORD' } });
    expect(await me(token)).toMatchObject({ email, pendingEmail: null, profileLockedUntilMs: null });
    expect(client.mailsTo(newEmail)).toEqual([]);
  });

  it('takes effect when the new one is verified', async () => {
    const { token, email, newEmail, user } = await signUpVerified('patient');
    const changed = await edit(token, { email: newEmail, password: PASSWORD });
    expect(changed.body.user).toMatchObject({ email, isEmailVerified: true, pendingEmail: newEmail });
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(newEmail)).status).toBe(422);
    await client.post('auth/forgot-password', { email: newEmail });
    expect(client.mailsTo(newEmail)).toHaveLength(1);

    const verified = await verify(token, newEmail);
    expect(verified.body.user).toMatchObject({ email: newEmail, isEmailVerified: true, pendingEmail: null });
    expect(JSON.parse(String(verified.headers['user-data'])).user.email).toBe(newEmail);
    expect((await logIn(newEmail)).body.user.id).toBe(user.id);
    expect((await logIn(email)).status).toBe(422);
  });

  it('can be corrected or cancelled before verification, even while the profile is locked', async () => {
    const { token, email, newEmail } = await signUpVerified('fickle');
    await edit(token, { email: 'slip@example.org', password: PASSWORD });
    expect((await edit(token, { email: newEmail })).status).toBe(422);
    const corrected = await edit(token, { email: newEmail, password: PASSWORD });
    expect(corrected.body.user.pendingEmail).toBe(newEmail);
    const code = client.codeTo('slip@example.org');
    expect((await client.post('auth/email/verify', { code }, { token })).status).toBe(422);
    expect((await edit(token, { email })).body.user).toMatchObject({ email, pendingEmail: null });
    expect((await verify(token, newEmail)).body.code).toBe('ALREADY_VERIFIED');
    expect((await edit(token, { email: newEmail, password: PASSWORD })).body.code).toBe('PROFILE_LOCKED');
  });

  it('is cancelled by a new password, so that nobody else’s change completes', async () => {
    const { token, newEmail } = await signUpVerified('renewed');
    await edit(token, { email: newEmail, password: PASSWORD });
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const { accessToken } = (await client.post('auth/change-password', body, { token })).body;
    expect((await me(accessToken)).pendingEmail).toBeNull();
    expect((await verify(accessToken, newEmail)).body.code).toBe('ALREADY_VERIFIED');
  });

  it('requires a code from the old address if there is no password', async () => {
    const { token, email, newEmail, user } = await signUpVerified('google-only');
    await server.db.updateTable('player').set({ password_hash: null }).where('id', '=', user.id).execute();
    expect((await edit(token, { email: newEmail })).body.fields).toHaveProperty('code');
    const sent = await client.post('auth/email/change-code', {}, { token });
    expect(sent).toMatchObject({ status: 200, body: { retryAfterSeconds: 60 } });
    expect((await client.post('auth/email/change-code', {}, { token })).status).toBe(429);
    const code = client.codeTo(email);
    const wrong = await edit(token, { email: newEmail, code: code === '000000' ? '111111' : '000000' });
    expect(wrong.body.code).toBe('WRONG_CODE');
    expect((await edit(token, { email: newEmail, code })).body.user.pendingEmail).toBe(newEmail);
    expect((await edit(token, { email: 'third@example.org', code })).body.code).toBe('CODE_EXPIRED');
  });

  it('gives a reader of the new mailbox no access to the account', async () => {
    const { token, newEmail } = await signUpVerified('mistaken');
    await edit(token, { email: newEmail, password: PASSWORD });
    const link = client.linkTo(newEmail);
    expect((await client.post('auth/verify', { token: link })).body.code).toBe('LINK_NEEDS_SESSION');
    const withPassword = await client.post('auth/verify', { token: link, password: PASSWORD });
    expect(withPassword.body.code).toBe('LINK_NEEDS_SESSION');
    expect((await client.post('auth/verify/claim', { token: link })).body.code).toBe('LINK_EXPIRED');
    expect((await client.post('auth/verify', { token: link }, { token })).body.user.email).toBe(newEmail);
  });
});

describe('reverting a change of address', () => {
  it('restores the old address, and revokes all credentials that a thief has', async () => {
    const victim = await signUpVerified('robbed');
    await move(victim);
    const link = client.linkTo(victim.email);
    const thief = await client.post(
      'auth/change-password',
      { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      victim,
    );
    await server.db
      .insertInto('social_identity')
      .values({
        provider: 'google',
        subject: 'thief',
        player_id: victim.user.id,
        linked_at: new Date(server.clock.nowMs()),
      })
      .execute();
    server.clock.advance(6 * DAY_MS);
    const reconnect = vi.spyOn(server.deps.realtime, 'reconnectUser');
    const opened = await client.post('auth/verify', { token: link });
    expect(opened).toMatchObject({
      status: 200,
      body: {
        purpose: 'restore_email',
        user: { email: victim.email, isEmailVerified: true, hasPassword: false, profileLockedUntilMs: null },
      },
    });
    expect(reconnect).toHaveBeenCalledWith(victim.user.id);
    expect((await client.get('user/me', { token: thief.body.accessToken })).status).toBe(401);
    expect((await logIn('robbed', NEW_PASSWORD)).status).toBe(422);
    expect(
      await server.db.selectFrom('social_identity').selectAll().where('subject', '=', 'thief').execute(),
    ).toEqual([]);
    await client.post('auth/forgot-password', { email: victim.newEmail });
    expect(client.mailsTo(victim.newEmail)).toHaveLength(1);

    const fresh = { password: 'my own again', confirmPassword: 'my own again' };
    const done = await client.post('auth/reset-password', fresh, { token: opened.body.accessToken });
    expect(done.status).toBe(200);
    expect((await logIn(victim.email, 'my own again')).status).toBe(200);
    expect((await client.post('auth/verify', { token: link })).body.code).toBe('LINK_EXPIRED');
  });

  it('restores an account that was deleted in the meantime', async () => {
    const victim = await signUpVerified('deleted');
    await move(victim);
    const link = client.linkTo(victim.email);
    await client.call('DELETE', 'user/me', { password: PASSWORD }, victim);
    expect((await client.post('auth/verify', { token: link })).body.user.id).toBe(victim.user.id);
  });

  it('works even if somebody has since signed up with the old address', async () => {
    const victim = await signUpVerified('followed');
    await move(victim);
    const link = client.linkTo(victim.email);
    server.clock.advance(61_000);
    const body = { ...newcomer('follower'), email: victim.email };
    const { accessToken } = (await client.post('auth/register', body)).body;
    await verify(accessToken, victim.email);
    expect((await client.post('auth/verify', { token: link })).body.user.id).toBe(victim.user.id);
    expect((await me(accessToken)).isEmailVerified).toBe(false);
  });

  it('is possible for a week', async () => {
    const victim = await signUpVerified('late-riser');
    await move(victim);
    server.clock.advance(7 * DAY_MS + 1);
    const link = client.linkTo(victim.email);
    expect((await client.post('auth/verify', { token: link })).body.code).toBe('LINK_EXPIRED');
  });
});
