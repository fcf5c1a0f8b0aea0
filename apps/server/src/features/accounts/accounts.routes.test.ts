import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterAll(() => server.close());

const newcomer = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'five questions',
  confirmPassword: 'five questions',
  dateOfBirth: '2000-02-03',
  gender: 'female',
  agreedToTerms: true,
});

type Payload = Record<string, unknown>;
async function post(url: string, payload: Payload = {}, token?: string, language = 'en') {
  const headers = { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await server.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

const codeOf = (email: string): string => {
  const mail = server.mails.findLast(({ to }) => to === email);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
};

describe('signing up', () => {
  it('creates an account and mails a code', async () => {
    const { status, body } = await post('auth/register', newcomer('rawa'));
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ username: 'rawa', coin: 0, isComplete: false, isEmailVerified: false });
    expect(codeOf('rawa@example.org')).toMatch(/^\d{6}$/);
  });

  it('explains each invalid field in the language of the request', async () => {
    const body = { ...newcomer('xo'), email: 'x', confirmPassword: 'other', dateOfBirth: '2020-01-01' };
    const refused = await post('auth/register', body, undefined, 'ckb');
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
    expect(refused.body.fields).toMatchObject({
      username: 'ناوی بەکارهێنەر دەبێت لانیکەم ٣ پیت بێت',
      email: 'ئیمەیڵەکە دروست نییە',
    });
  });

  it('refuses players under 13', async () => {
    const refused = await post('auth/register', { ...newcomer('zarok'), dateOfBirth: '2020-01-01' });
    expect(refused.body.fields).toEqual({ dateOfBirth: 'You must be at least 13 years old' });
  });

  it('refuses a password of spaces', async () => {
    const password = ' '.repeat(8);
    const refused = await post('auth/register', { ...newcomer('nali'), password, confirmPassword: password });
    expect(refused.body.fields).toEqual({ password: 'Password must contain at least 8 character(s)' });
  });

  it('creates one account for twenty equal, simultaneous sign-ups', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('auth/register', newcomer('shilan'))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
  });

  it('refuses a name that looks like another', async () => {
    await post('auth/register', { ...newcomer('kawa'), username: 'کاوە' });
    const refused = await post('auth/register', { ...newcomer('kawa2'), username: 'كاوه' });
    expect(refused.body.fields).toEqual({ username: 'This username is taken' });
  });
});

describe('signing in', () => {
  it('accepts the email or the username, in any letter case', async () => {
    await post('auth/register', newcomer('dilan'));
    for (const login of ['dilan', 'DILAN@example.org']) {
      const { status, body } = await post('auth/login', { login, password: 'five questions' });
      expect(status).toBe(200);
      expect(body.accessToken).toMatch(/^[\w-]{43}$/);
    }
  });

  it('replies to an unknown login as to a wrong password', async () => {
    await post('auth/register', newcomer('azad'));
    const wrong = await post('auth/login', { login: 'azad', password: 'wrong password' });
    const unknown = await post('auth/login', { login: 'nobody-here', password: 'wrong password' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('is locked after five wrong passwords, for a limited time', async () => {
    await post('auth/register', newcomer('soran'));
    for (let count = 0; count < 5; count += 1)
      await post('auth/login', { login: 'soran', password: 'wrong' });
    const right = { login: 'soran', password: 'five questions' };
    const locked = await post('auth/login', right);
    expect(locked).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED' } });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance(15 * 60_000 + 1000);
    expect((await post('auth/login', right)).status).toBe(200);
  });

  it('ends a session permanently at sign-out', async () => {
    const { body } = await post('auth/register', newcomer('hiwa'));
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const out = await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(out.statusCode).toBe(204);
    expect((await server.app.inject({ url: '/api/user/me', headers })).statusCode).toBe(401);
  });
});

describe('verifying the email', () => {
  it('accepts a code once, also in Arabic digits', async () => {
    const { body } = await post('auth/register', newcomer('nian'));
    const code = codeOf('nian@example.org').replace(/\d/g, (digit) =>
      String.fromCharCode(0x660 + Number(digit)),
    );
    const verified = await post('auth/email/verify', { code }, body.accessToken);
    expect(verified).toMatchObject({ status: 200, body: { user: { isEmailVerified: true } } });
    expect((await post('auth/email/verify', { code }, body.accessToken)).status).toBe(409);
  });

  it('returns whether a mailed code is still valid, and when another can be requested', async () => {
    const { body } = await post('auth/register', newcomer('chia'));
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const mailed = async () => (await server.app.inject({ url: '/api/auth/email/code', headers })).json();
    expect(await mailed()).toEqual({ isSent: true, isHeldBack: false, retryAfterSeconds: 60 });
    server.clock.advance(45_500);
    expect(await mailed()).toEqual({ isSent: true, isHeldBack: false, retryAfterSeconds: 15 });
    server.clock.advance(30 * 60_000);
    expect(await mailed()).toEqual({ isSent: false, isHeldBack: false, retryAfterSeconds: 0 });
    await post('auth/email/resend', {}, body.accessToken);
    expect(await mailed()).toEqual({ isSent: true, isHeldBack: false, retryAfterSeconds: 60 });
    const code = codeOf('chia@example.org');
    const wrong = code === '000000' ? '111111' : '000000';
    for (let count = 0; count < 5; count += 1) {
      await post('auth/email/verify', { code: wrong }, body.accessToken);
    }
    expect(await mailed()).toEqual({ isSent: false, isHeldBack: false, retryAfterSeconds: 60 });
    server.clock.advance(60_000);
    await post('auth/email/resend', {}, body.accessToken);
    await post('auth/email/verify', { code: codeOf('chia@example.org') }, body.accessToken);
    expect(await mailed()).toMatchObject({ code: 'ALREADY_VERIFIED' });
  });

  it('locks a code after five wrong tries, and mails another after a minute', async () => {
    const { body } = await post('auth/register', newcomer('baran'));
    const right = codeOf('baran@example.org');
    const wrong = right === '000000' ? '111111' : '000000';
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      codes.push((await post('auth/email/verify', { code: wrong }, body.accessToken)).body.code);
    }
    expect(codes).toEqual(['WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', 'CODE_LOCKED']);
    expect((await post('auth/email/verify', { code: right }, body.accessToken)).body.code).toBe(
      'CODE_LOCKED',
    );
    expect((await post('auth/email/resend', {}, body.accessToken)).status).toBe(429);
    server.clock.advance(61_000);
    expect((await post('auth/email/resend', {}, body.accessToken)).status).toBe(200);
    const fresh = { code: codeOf('baran@example.org') };
    expect((await post('auth/email/verify', fresh, body.accessToken)).status).toBe(200);
  });
});

describe('completing the account', () => {
  const favourites = { favouriteCategories: ['science', 'music', 'food'] };

  it('books the welcome grant once, however often it is requested', async () => {
    const { body } = await post('auth/register', newcomer('tara'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('user/complete', favourites, body.accessToken)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const me = await server.app.inject({
      url: '/api/user/me',
      headers: { authorization: `Bearer ${body.accessToken}` },
    });
    expect(me.json().user).toMatchObject({ coin: 100, isComplete: true });
  });

  it('rewards neither player of a referral before the new one has played', async () => {
    const host = (await post('auth/register', newcomer('host'))).body;
    const body = { ...newcomer('guest'), referralCode: host.user.referralCode.toLowerCase() };
    const guest = (await post('auth/register', body)).body;
    const completed = await post('user/complete', favourites, guest.accessToken);
    expect(completed.body.user).toMatchObject({ coin: 100, point: 0 });
    const headers = { authorization: `Bearer ${host.accessToken}` };
    expect((await server.app.inject({ url: '/api/user/me', headers })).json().user.point).toBe(0);
  });

  it('requires three categories', async () => {
    const { body } = await post('auth/register', newcomer('lana'));
    const refused = await post('user/complete', { favouriteCategories: ['science'] }, body.accessToken);
    expect(refused.body.fields).toEqual({ favouriteCategories: 'You must select at least 3 categories' });
  });
});
