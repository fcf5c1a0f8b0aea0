import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccountClient, accountClient, PASSWORD } from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
const OWNERS = '198.51.100.1';
const ATTACKERS = '203.0.113.7';

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());
// Let the tries of earlier tests expire.
beforeEach(() => server.clock.advance(HOUR_MS));

interface From {
  readonly address?: string;
  readonly device?: string;
}
const logIn = (login: string, password: string, { address = ATTACKERS, device }: From = {}) =>
  client.post(
    'auth/login',
    { login, password },
    { address, ...(device && { headers: { 'x-device-id': device } }) },
  );
const guess = (login: string, from?: From) => logIn(login, 'a wrong password', from);
const codesOf = (answers: readonly { body: { code: string } }[]) => answers.map(({ body }) => body.code);
const verifyEmail = ({ email, token }: { readonly email: string; readonly token: string }) =>
  client.post('auth/email/verify', { code: client.codeTo(email) }, { token });
const newDevice = () => randomBytes(16).toString('hex');

/** Guesses from a new address each time. */
async function guessFromEverywhere(login: string, count: number) {
  const answers = [];
  for (let index = 0; index < count; index += 1) {
    answers.push(await guess(login, { address: `192.0.2.${index}` }));
  }
  return codesOf(answers);
}

describe('wrong passwords', () => {
  it('are limited to five per quarter of an hour and IP address, however the name is spelled', async () => {
    await client.signUp('shahla1');
    const spellings = [
      ...['shahla1', 'SHAHLA1', 'sháhla1', 'sha\u0640hla1', 'sha\u200chla1', 'shahla١', 'ｓhahla1'],
      's\u0301hahla1',
    ];
    const answers = [];
    for (const login of spellings) answers.push(await guess(login));
    expect(codesOf(answers)).toEqual([
      ...Array(5).fill('WRONG_CREDENTIALS'),
      ...Array(spellings.length - 5).fill('ACCOUNT_LOCKED'),
    ]);
    expect((await logIn('shahla1', PASSWORD)).status).toBe(423);
    // A log-in by address does not report the lock, which would reveal the account of the address.
    expect((await logIn('Shahla1@Example.org', PASSWORD)).body.code).toBe('WRONG_CREDENTIALS');
    expect((await logIn('shahla1', PASSWORD, { address: OWNERS })).status).toBe(200);
    server.clock.advance(QUARTER_MS);
    expect((await logIn('shahla1', PASSWORD)).status).toBe(200);
  });

  it('are limited to five by name and address together, before the address is verified, too', async () => {
    const { email } = (await client.signUp('mixed1')).user;
    for (const login of ['mixed1', email, 'MIXED1', email.toUpperCase(), 'míxed1']) await guess(login);
    for (const login of ['mixed1', email]) {
      expect((await logIn(login, PASSWORD)).body.code).toBe('WRONG_CREDENTIALS');
      expect((await logIn(login, PASSWORD, { address: OWNERS })).status).toBe(200);
    }
  });

  it('by name do not reveal the address of the account to others who claim it', async () => {
    const { email } = (await client.signUp('secret1')).user;
    await client.signUp('other1');
    const stranger = await client.signUp('claims1');
    server.clock.advance(60_000);
    await client.call('PATCH', 'user/profile', { email }, stranger);
    expect((await logIn('claims1', PASSWORD)).status).toBe(200);
    for (const name of ['secret1', 'other1']) {
      for (let count = 0; count < 5; count += 1) await guess(name);
      expect((await logIn('claims1', PASSWORD)).status).toBe(200);
    }
  });

  it('for an address are not forgiven by the log-ins of an account that only claims it', async () => {
    const { email } = (await client.signUp('claimed1')).user;
    const stranger = await client.signUp('claims2');
    server.clock.advance(60_000);
    await client.call('PATCH', 'user/profile', { email }, stranger);
    for (let count = 0; count < 5; count += 1) {
      await guess(email);
      await logIn('claims2', PASSWORD);
    }
    for (const login of [email, 'claimed1'])
      expect((await logIn(login, PASSWORD)).body.code).toMatch(/^(WRONG_CREDENTIALS|ACCOUNT_LOCKED)$/);
  });

  it.each([
    ['gulala', 'gulala@example.org', 'sozan@example.org'],
    ['nergiz@example.org', 'nergiz', 'bafrin'],
  ])('for %s do not reveal that %s is the same account', async (guessed, same, other) => {
    for (const login of [same, other]) await client.signUp(login.replace('@example.org', ''));
    await guessFromEverywhere(guessed, 20);
    for (let count = 0; count < 6; count += 1) await guess(guessed);
    server.clock.advance(60_000);
    const [ofSame, ofOther] = [[], []] as [string[], string[]];
    const answerOf = async (login: string) => {
      const { body, headers } = await guess(login);
      return `${body.code} ${headers['retry-after'] ?? ''}`.trim();
    };
    for (let count = 0; count < 7; count += 1) {
      ofSame.push(await answerOf(same));
      ofOther.push(await answerOf(other));
    }
    expect(ofSame).toEqual(ofOther);
    expect(ofSame.slice(4)).toEqual(['WRONG_CREDENTIALS', 'ACCOUNT_LOCKED 900', 'ACCOUNT_LOCKED 900']);
  });

  it('are forgotten after a right one, under all names of the account', async () => {
    const { user, token } = await client.signUp('tara');
    await verifyEmail({ email: user.email, token });
    for (const login of ['tara', 'tara@example.org']) {
      for (let count = 0; count < 4; count += 1) await guess(login);
      expect((await logIn(login, PASSWORD)).status).toBe(200);
    }
    expect((await guess('tara')).body.code).toBe('WRONG_CREDENTIALS');
    expect((await logIn('tara', PASSWORD)).status).toBe(200);
  });

  it('are limited to five of forty simultaneous ones, and per /64 of IPv6 addresses', async () => {
    await client.signUp('ronak');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        guess('ronak', { address: `2001:db8::${index.toString(16)}` }),
      ),
    );
    expect(codesOf(answers).filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(5);
    expect(codesOf(answers).filter((code) => code === 'ACCOUNT_LOCKED')).toHaveLength(35);
  });

  it('are counted equally for an unknown name', async () => {
    const answers = [];
    for (const login of ['nobody', 'Nobody', 'nóbody', 'no\u0640body', 'nobody', 'nobody', 'NOBODY']) {
      answers.push(await guess(login));
    }
    expect(codesOf(answers).slice(4)).toEqual(['WRONG_CREDENTIALS', 'ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
  });

  it('return the seconds of the lock', async () => {
    await client.signUp('parwin');
    for (let count = 0; count < 5; count += 1) await guess('parwin');
    server.clock.advance(QUARTER_MS - 61_000);
    const locked = await guess('parwin');
    expect(locked.headers['retry-after']).toBe('61');
    expect(locked.body.message).toBe('Too many tries. Try again in 2 minutes.');
    const inKurdish = await client.post(
      'auth/login',
      { login: 'parwin', password: 'x' },
      { address: ATTACKERS, language: 'ckb' },
    );
    expect(inKurdish.body.message).toBe('هەوڵەکان زۆر بوون. دوای ٢ خولەک هەوڵ بدەرەوە.');
  });
});

describe('guesses from many addresses', () => {
  it('are limited to 20 an hour; the owner is notified, and can log in on a known device', async () => {
    const device = newDevice();
    await client.signUp('hemin', { headers: { 'x-device-id': device } }).then(verifyEmail);
    const codes = await guessFromEverywhere('hemin', 30);
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(20);
    await vi.waitFor(() =>
      expect(client.mailsTo('hemin@example.org').at(-1)?.subject).toBe(
        'Somebody is trying passwords for your Zana account',
      ),
    );
    expect((await logIn('hemin', PASSWORD, { address: OWNERS })).status).toBe(423);
    expect((await logIn('hemin', PASSWORD, { address: OWNERS, device: newDevice() })).status).toBe(423);
    expect((await logIn('hemin', PASSWORD, { address: OWNERS, device })).status).toBe(200);
    // Also when the stranger uses the same address.
    for (let count = 0; count < 5; count += 1) await guess('hemin', { address: OWNERS });
    expect((await logIn('hemin', PASSWORD, { address: OWNERS, device })).status).toBe(200);
    expect(client.mailsTo('hemin@example.org')).toHaveLength(2);
  });

  it('are limited to five on a known device, too', async () => {
    const device = newDevice();
    await client.signUp('kazhan', { headers: { 'x-device-id': device } });
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await guess('kazhan', { device }));
    expect(codesOf(answers).slice(4)).toEqual(['WRONG_CREDENTIALS', 'ACCOUNT_LOCKED']);
  });

  it('are limited to thirty an hour on all known devices, which a new password forgets', async () => {
    const { token } = await client.signUp('soran');
    const devices = Array.from({ length: 8 }, newDevice);
    for (const device of devices) await logIn('soran', PASSWORD, { device });
    const answers = [];
    for (const device of devices) {
      for (let count = 0; count < 4; count += 1) answers.push(await guess('soran', { device }));
    }
    expect(codesOf(answers).filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(30);
    const fresh = { password: 'another five', confirmPassword: 'another five' };
    await client.post('auth/change-password', { ...fresh, currentPassword: PASSWORD }, { token });
    const after = [];
    for (const device of devices) after.push(await guess('soran', { device }));
    expect(codesOf(after).slice(4)).toEqual(['WRONG_CREDENTIALS', ...Array(3).fill('ACCOUNT_LOCKED')]);
  });

  it('send no warning about a known device, nor to an address that was only claimed', async () => {
    const device = newDevice();
    await client.signUp('hozan');
    await client.signUp('zirak', { headers: { 'x-device-id': device } }).then(verifyEmail);
    await client.signUp('avin').then(verifyEmail);
    for (let count = 0; count < 5; count += 1) await guess('zirak', { device });
    await guessFromEverywhere('hozan', 20);
    await guessFromEverywhere('avin', 20);
    // The last owner's warning would come after those of the others.
    await vi.waitFor(() => expect(client.mailsTo('avin@example.org')).toHaveLength(2));
    expect(client.mailsTo('zirak@example.org')).toHaveLength(1);
    expect(client.mailsTo('hozan@example.org')).toHaveLength(1);
  });
});

describe('guesses of the current password', () => {
  const change = (token: string, currentPassword: string) => {
    const body = { currentPassword, password: 'another five', confirmPassword: 'another five' };
    return client.post('auth/change-password', body, { token });
  };

  it('in a stolen session do not lock out the owner', async () => {
    const { token } = await client.signUp('dlovan');
    const borrowed = (await logIn('dlovan', PASSWORD)).body.accessToken;
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(borrowed, 'wrong one')));
    expect(codesOf(answers).filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(5);
    expect((await change(borrowed, PASSWORD)).status).toBe(423);
    expect((await change(token, PASSWORD)).status).toBe(200);
  });
});
