import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountClient, accountClient, PASSWORD } from '../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';

const MINUTE_MS = 60_000;
const fresh = { password: 'another five', confirmPassword: 'another five' };

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());

async function resetLinkFor(email: string): Promise<string> {
  const before = client.mailsTo(email).length;
  expect(await client.post('auth/forgot-password', { email })).toMatchObject({
    status: 200,
    body: { retryAfterSeconds: 60 },
  });
  await vi.waitFor(() => expect(client.mailsTo(email).length).toBe(before + 1));
  return client.linkTo(email);
}

describe('the link of a mail', () => {
  it('verifies the address in the session that signed up, once', async () => {
    const session = await client.signUp('newroz');
    const token = client.linkTo(session.email);
    const opened = await client.post('auth/verify', { token }, { token: session.token });
    expect(opened).toMatchObject({
      status: 200,
      body: { purpose: 'verify_email', accessToken: session.token, user: { isEmailVerified: true } },
    });
    expect((await client.get('user/me', { token: session.token })).status).toBe(200);
    expect(await client.post('auth/verify', { token })).toMatchObject({
      status: 422,
      body: { code: 'LINK_EXPIRED' },
    });
  });

  it('opens one session for twenty simultaneous tries', async () => {
    const session = await client.signUp('peri');
    const token = client.linkTo(session.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post('auth/verify', { token }, session)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after half an hour, and can be renewed', async () => {
    const session = await client.signUp('sirwan');
    const { email } = session;
    const old = client.linkTo(email);
    server.clock.advance(31 * MINUTE_MS);
    expect((await client.post('auth/verify', { token: old })).status).toBe(422);
    expect((await client.post('auth/verify/renew', { token: old })).status).toBe(200);
    const renewed = client.linkTo(email);
    expect(renewed).not.toBe(old);
    expect((await client.post('auth/verify', { token: renewed }, session)).status).toBe(200);
  });

  it('is renewed at most once a minute, with the same reply to an unknown token', async () => {
    const { email } = await client.signUp('hana');
    const token = client.linkTo(email);
    const known = await client.post('auth/verify/renew', { token });
    expect(client.mailsTo(email)).toHaveLength(1);
    const unknown = await client.post('auth/verify/renew', { token: 'a'.repeat(43) });
    expect(unknown.body).toEqual(known.body);
  });

  it('invalidates the code of the same mail', async () => {
    const { token, email } = await client.signUp('zhyar');
    const code = client.codeTo(email);
    await client.post('auth/verify', { token: client.linkTo(email) }, { token });
    expect((await client.post('auth/email/verify', { code }, { token })).body.code).toBe('ALREADY_VERIFIED');
  });
});

describe('a forgotten password', () => {
  it('is reset by a link, which ends all earlier sessions', async () => {
    const { token, email } = await client.signUp('aram');
    const opened = await client.post('auth/verify', { token: await resetLinkFor(email) });
    expect(opened.body.purpose).toBe('reset_password');
    const done = await client.post('auth/reset-password', fresh, { token: opened.body.accessToken });
    expect(done.status).toBe(200);
    for (const ended of [token, opened.body.accessToken]) {
      expect((await client.get('user/me', { token: ended })).status).toBe(401);
    }
    expect((await client.get('user/me', { token: done.body.accessToken })).status).toBe(200);
    expect((await client.post('auth/login', { login: 'aram', password: PASSWORD })).status).toBe(422);
    expect((await client.post('auth/login', { login: 'aram', password: fresh.password })).status).toBe(200);
  });

  it('returns the same reply for an address without an account, and sends no mail', async () => {
    const { email } = await client.signUp('lava');
    await resetLinkFor(email);
    const before = server.mails.length;
    const unknown = await client.post('auth/forgot-password', { email: 'nobody@example.org' });
    expect(unknown).toMatchObject({ status: 200, body: { retryAfterSeconds: 60 } });
    expect(server.mails).toHaveLength(before);
  });

  it('can be set only from a link', async () => {
    const { token } = await client.signUp('dara');
    expect(await client.post('auth/reset-password', fresh, { token })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect((await client.post('auth/reset-password', fresh)).status).toBe(401);
  });

  it('requires two equal entries', async () => {
    const { token } = await client.signUp('nali');
    const body = { ...fresh, confirmPassword: 'other' };
    const refused = await client.post('auth/reset-password', body, { token });
    expect(refused.body.fields).toEqual({ confirmPassword: "Passwords don't match" });
  });
});

describe('changing the password', () => {
  it('requires the old one, and ends all other sessions', async () => {
    const { token } = await client.signUp('goran');
    const other = await client.post('auth/login', { login: 'goran', password: PASSWORD });
    const wrong = await client.post(
      'auth/change-password',
      { ...fresh, currentPassword: 'wrong one' },
      { token },
    );
    expect(wrong).toMatchObject({ status: 422, body: { code: 'WRONG_PASSWORD' } });
    const changed = await client.post(
      'auth/change-password',
      { ...fresh, currentPassword: PASSWORD },
      { token },
    );
    expect(changed.status).toBe(200);
    expect((await client.get('user/me', { token: other.body.accessToken })).status).toBe(401);
    expect((await client.get('user/me', { token: changed.body.accessToken })).status).toBe(200);
  });

  it('locks after five wrong ones', async () => {
    const { token } = await client.signUp('bahez');
    const guess = (currentPassword: string) =>
      client.post('auth/change-password', { ...fresh, currentPassword }, { token });
    for (let count = 0; count < 5; count += 1) await guess('wrong one');
    expect(await guess(PASSWORD)).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED' } });
  });
});

describe('devices', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

  it('are listed with their names, and can be signed out', async () => {
    const { token } = await client.signUp('rojin');
    const phone = await client.post(
      'auth/login',
      { login: 'rojin', password: PASSWORD },
      { headers: { 'user-agent': chrome } },
    );
    const { body } = await client.get('auth/sessions', { token });
    expect(
      body.data.map(({ label, isCurrent }: { label: string; isCurrent: boolean }) => [label, isCurrent]),
    ).toEqual(expect.arrayContaining([['Chrome, Android', false]]));
    const { id } = body.data.find(({ label }: { label: string }) => label === 'Chrome, Android');
    expect((await client.call('DELETE', `auth/sessions/${id}`, undefined, { token })).status).toBe(204);
    expect((await client.get('user/me', { token: phone.body.accessToken })).status).toBe(401);
    expect((await client.call('DELETE', `auth/sessions/${id}`, undefined, { token })).status).toBe(404);
  });

  it('of others can’t be signed out', async () => {
    const mine = await client.signUp('sara');
    const { token } = await client.signUp('tofan');
    const { body } = await client.get('auth/sessions', { token: mine.token });
    const refused = await client.call('DELETE', `auth/sessions/${body.data[0].id}`, undefined, { token });
    expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await client.get('user/me', { token: mine.token })).status).toBe(200);
  });
});

describe('the country of a caller', () => {
  it('is that of the market if the address has no country', async () => {
    expect(await client.get('auth/ipInfo')).toMatchObject({ status: 200, body: { data: '964' } });
  });

  it('comes from the address, or from a header of the proxy', async () => {
    const proxied = await buildTestServer({
      hasQuestions: false,
      environment: { TRUST_PROXY: '1', COUNTRY_HEADER: 'cf-ipcountry' },
    });
    const ask = (headers: Record<string, string>) => accountClient(proxied).get('auth/ipInfo', { headers });
    try {
      expect((await ask({ 'x-forwarded-for': '8.8.8.8' })).body.data).toBe('1');
      expect((await ask({ 'x-forwarded-for': '::ffff:8.8.8.8' })).body.data).toBe('1');
      // Entries before that of our own proxy may be forged.
      expect((await ask({ 'x-forwarded-for': '8.8.8.8, 2001:db8::1' })).body.data).toBe('964');
      expect((await ask({ 'cf-ipcountry': 'TR', 'x-forwarded-for': '8.8.8.8' })).body.data).toBe('90');
      expect((await ask({ 'cf-ipcountry': 'XX' })).body.data).toBe('964');
      expect((await ask({ 'x-forwarded-for': '2001:db8::1' })).body.data).toBe('964');
    } finally {
      await proxied.close();
    }
  });
});
