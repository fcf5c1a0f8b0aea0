import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountClient,
  accountClient,
  newcomer,
  PASSWORD,
} from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { personalData } from '../../../personal-data.ts';
import { eraseDeletedAccounts } from '../data-rights/erase-deleted-accounts.ts';
import { tidyAccounts } from '../tidy-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());

const edit = (token: string, body: Record<string, unknown>, language?: string) =>
  client.call('PATCH', 'user/profile', body, { token, ...(language ? { language } : {}) });
const remove = (token: string, password?: string) =>
  client.call('DELETE', 'user/me', password === undefined ? {} : { password }, { token });
const logIn = (login: string, password = PASSWORD) => client.post('auth/login', { login, password });

async function signUpVerified(username: string) {
  const player = await client.signUp(username);
  await client.post('auth/email/verify', { code: client.codeTo(player.email) }, { token: player.token });
  return player;
}

describe('editing the profile', () => {
  it('changes it and locks it for 60 days', async () => {
    const { token } = await signUpVerified('shwan');
    const changed = await edit(token, { username: 'shwan2', gender: 'male' });
    expect(changed).toMatchObject({ status: 200, body: { user: { username: 'shwan2', gender: 'male' } } });
    expect(JSON.parse(String(changed.headers['user-data'])).user.username).toBe('shwan2');
    server.clock.advance(DAY_MS);
    expect(await edit(token, { username: 'shwan3' })).toMatchObject({
      status: 423,
      body: { code: 'PROFILE_LOCKED', message: 'You cannot change your information for 59 days.' },
    });
    server.clock.advance(59 * DAY_MS);
    const again = await logIn('shwan2');
    expect((await edit(again.body.accessToken, { username: 'shwan3' })).status).toBe(200);
  });

  it('is not locked if nothing changes', async () => {
    const { token } = await signUpVerified('karwan');
    await edit(token, { username: 'karwan', gender: 'female' });
    expect((await edit(token, { username: 'karwan1' })).status).toBe(200);
  });

  it('refuses taken names, and dates of birth below the minimum age', async () => {
    await client.signUp('helin');
    const { token } = await signUpVerified('berivan');
    expect((await edit(token, { username: 'HELIN' })).body.fields).toEqual({
      username: 'This username is taken',
    });
    expect((await edit(token, { dateOfBirth: '2020-01-01' })).status).toBe(422);
    expect((await edit('x'.repeat(43), { username: 'nobody' })).status).toBe(401);
  });

  it('can correct an unverified address at any time', async () => {
    const { token } = await client.signUp('slip');
    const first = await edit(token, { email: 'slip1@example.org' });
    expect(first.body.user.profileLockedUntilMs).toBeNull();
    expect((await edit(token, { email: 'slip2@example.org' })).status).toBe(200);
    const old = client.codeTo('slip1@example.org');
    expect((await client.post('auth/email/verify', { code: old }, { token })).status).toBe(422);
  });
});

describe('preferences', () => {
  it('store the language of mails and the favourite categories', async () => {
    const { token } = await client.signUp('viyan');
    const language = await client.call('PUT', 'user/language', { language: 'ckb' }, { token });
    expect(language).toMatchObject({ status: 200, body: { user: { language: 'ckb' } } });
    const favouriteCategories = ['music', 'food', 'science'];
    const favourites = await client.call(
      'PUT',
      'user/favourite-categories',
      { favouriteCategories },
      { token },
    );
    expect(favourites.body.user.favouriteCategories).toEqual(favouriteCategories);
    expect(
      (await client.call('PUT', 'user/favourite-categories', { favouriteCategories: ['food'] }, { token }))
        .status,
    ).toBe(422);
    server.clock.advance(61_000);
    await client.post('auth/email/resend', {}, { token });
    expect(client.mailsTo('viyan@example.org').at(-1)?.html).toContain('dir="rtl"');
  });
});

describe('deleting the account', () => {
  it('requires the password, hides the account at once and ends every session', async () => {
    const { token } = await client.signUp('shler');
    expect((await remove(token)).body.fields).toEqual({ password: 'Enter your password' });
    expect((await remove(token, 'wrong one')).body.code).toBe('WRONG_PASSWORD');
    expect((await remove(token, PASSWORD)).status).toBe(204);
    expect((await client.get('user/me', { token })).status).toBe(401);
    await client.post('auth/forgot-password', { email: 'shler@example.org' });
    expect(client.mailsTo('shler@example.org')).toHaveLength(1);
  });

  it('can be undone once, with the password', async () => {
    const { token } = await client.signUp('jwan');
    await remove(token, PASSWORD);
    expect((await logIn('jwan', 'wrong one')).body.code).toBe('WRONG_CREDENTIALS');
    const refused = await logIn('jwan');
    expect(refused).toMatchObject({ status: 423, body: { code: 'ACCOUNT_DELETED' } });
    const { restoreToken } = refused.body.fields;
    const restored = await client.post('auth/restore', { token: restoreToken });
    expect(restored).toMatchObject({ status: 200, body: { user: { username: 'jwan' } } });
    expect((await client.post('auth/restore', { token: restoreToken })).status).toBe(422);
    expect((await logIn('jwan')).status).toBe(200);
  });

  it('erases personal data after 30 days, and frees the name', async () => {
    const { token, user } = await client.signUp('evin');
    await client.post('user/complete', { favouriteCategories: ['science', 'music', 'food'] }, { token });
    await remove(token, PASSWORD);
    server.clock.advance(29 * DAY_MS);
    await eraseDeletedAccounts(server.deps, personalData);
    expect((await logIn('evin')).body.code).toBe('ACCOUNT_DELETED');
    server.clock.advance(DAY_MS + 1);
    expect(await eraseDeletedAccounts(server.deps, personalData)).toBeGreaterThan(0);
    expect(await eraseDeletedAccounts(server.deps, personalData)).toBe(0);

    expect((await logIn('evin')).body.code).toBe('WRONG_CREDENTIALS');
    const row = await server.db
      .selectFrom('player')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/evin|2000-02-03|female/);
    expect(row.password_hash).toBeNull();
    const coins = await server.db
      .selectFrom('ledger_account')
      .select('balance')
      .where('player_id', '=', user.id)
      .where('currency', '=', 'coin')
      .executeTakeFirst();
    expect(coins?.balance).toBe(100);
    expect((await client.post('auth/register', newcomer('evin'))).status).toBe(201);
  });
});

describe('exporting personal data', () => {
  it('includes all data except secrets', async () => {
    const { token } = await client.signUp('bawan');
    await client.post('user/complete', { favouriteCategories: ['science', 'music', 'food'] }, { token });
    const { status, body } = await client.get('user/export', { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { username: 'bawan' },
      devices: [{ isCurrent: true }],
      walletEntries: [{ currency: 'coin', amount: 100 }],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|token_hash|password_hash|code_hash/);
    expect((await client.get('user/export')).status).toBe(401);
  });
});

it('cleanup deletes expired sessions and links', async () => {
  const { token } = await client.signUp('kochar');
  server.clock.advance(61 * DAY_MS);
  await tidyAccounts(server.deps);
  expect((await client.get('user/me', { token })).status).toBe(401);
  const { count } = await server.db
    .selectFrom('session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});
