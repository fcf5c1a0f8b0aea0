import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type AccountClient, accountClient, newcomer } from '../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const VICTIM = 'somebody@example.org';

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(DAY_MS));

const moveTo = (token: string, email: string) => client.call('PATCH', 'user/profile', { email }, { token });

/** Claims the victim's address and withdraws it, so that another account can do the same. */
async function nameVictim(token: string, victim: string) {
  const named = await moveTo(token, victim);
  await moveTo(
    token,
    `${token.slice(0, 8)}-${server.clock.nowMs()}-${Math.random()}@example.org`.toLowerCase(),
  );
  return named;
}

it('an address gets one code a minute, whichever accounts claim it', async () => {
  const tokens = [];
  for (const name of ['payam', 'peshraw', 'pola']) tokens.push((await client.signUp(name)).token);
  const before = client.mailsTo(VICTIM).length;
  const answers = [];
  for (const token of tokens) answers.push(await nameVictim(token, VICTIM));
  expect(answers[1]).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(answers[1]?.headers['retry-after']).toBe('60');
  await nameVictim(tokens[0] ?? '', 'Somebody+else@example.org');
  expect(server.mails.filter(({ to }) => /^somebody/i.test(to))).toHaveLength(before + 1);
});

it('a sign-up succeeds with an address that has reached its limit of mails', async () => {
  const before = client.mailsTo(VICTIM).length;
  const signUp = (username: string) => client.post('auth/register', { ...newcomer(username), email: VICTIM });
  const answers = [await signUp('shilan'), await signUp('shno')];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(client.mailsTo(VICTIM)).toHaveLength(before + 1);
  const token = answers[1]?.body.accessToken;
  expect((await client.post('auth/email/resend', {}, { token })).status).toBe(429);
  server.clock.advance(MINUTE_MS + 1_000);
  expect((await client.post('auth/email/resend', {}, { token })).status).toBe(200);
  expect(client.mailsTo(VICTIM)).toHaveLength(before + 2);
});

it('simultaneous sign-ups with one address all succeed, and send one mail', async () => {
  const email = 'at-once@example.org';
  const names = Array.from({ length: 6 }, (_, index) => `atonce${index}`);
  const answers = await Promise.all(
    names.map((name) => client.post('auth/register', { ...newcomer(name), email })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(client.mailsTo(email)).toHaveLength(1);
});

it('reset links requested by strangers leave the share of the owner’s device', async () => {
  const headers = { 'x-device-id': randomUUID() };
  const { email } = await client.signUp('hawre', { headers });
  const ask = async (options?: object) => {
    server.clock.advance(MINUTE_MS + 1_000);
    await client.post('auth/forgot-password', { email }, options);
  };
  for (let count = 0; count < 8; count += 1) await ask();
  await vi.waitFor(() => expect(client.mailsTo(email)).toHaveLength(1 + 6));
  await ask({ headers });
  await vi.waitFor(() => expect(client.mailsTo(email)).toHaveLength(1 + 7));
});

it('repeated codes leave each account its first one', async () => {
  const email = 'named-often@example.org';
  const { body } = await client.post('auth/register', { ...newcomer('often'), email });
  for (let count = 0; count < 8; count += 1) {
    server.clock.advance(MINUTE_MS + 1_000);
    await client.post('auth/email/resend', {}, { token: body.accessToken });
  }
  expect(client.mailsTo(email)).toHaveLength(1 + 6);
  await client.post('auth/register', { ...newcomer('seldom'), email });
  expect(client.mailsTo(email)).toHaveLength(2 + 6);
});

it('an address gets six mails an hour', async () => {
  const { token } = await client.signUp('rebin');
  const before = client.mailsTo(VICTIM).length;
  for (let minute = 0; minute < 10; minute += 1) {
    server.clock.advance(MINUTE_MS + 1_000);
    await moveTo(token, VICTIM);
    await server.db.updateTable('player').set({ email: null }).where('email', '=', VICTIM).execute();
  }
  expect(client.mailsTo(VICTIM).length).toBe(before + 6);
});

it('an account can mail ten addresses an hour', async () => {
  const { token } = await client.signUp('zana-fan');
  const statuses = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push((await moveTo(token, `x${index}@example.org`)).status);
  expect(statuses).toEqual([...Array(9).fill(200), 429, 429, 429]);
});

it('wrong tries of a code still count when it is mailed to another address', async () => {
  const { token } = await client.signUp('bejan');
  const verify = async (code: string) =>
    (await client.post('auth/email/verify', { code }, { token })).body.code;
  const wrongOf = (email: string) => (client.codeTo(email) === '000000' ? '111111' : '000000');
  for (let count = 0; count < 4; count += 1) await verify(wrongOf('bejan@example.org'));
  await moveTo(token, 'bejan2@example.org');
  expect(await verify(wrongOf('bejan2@example.org'))).toBe('CODE_LOCKED');
  expect(await verify(client.codeTo('bejan2@example.org'))).toBe('CODE_LOCKED');
});

it('an account has ten tries of codes an hour, however many codes it requests', async () => {
  const { token } = await client.signUp('chiman');
  const codes: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const wrong = client.codeTo('chiman@example.org') === '000000' ? '111111' : '000000';
    for (let count = 0; count < 4; count += 1) {
      codes.push((await client.post('auth/email/verify', { code: wrong }, { token })).body.code);
    }
    server.clock.advance(MINUTE_MS + 1_000);
    await client.post('auth/email/resend', {}, { token });
  }
  expect(codes).toEqual([...Array(10).fill('WRONG_CODE'), 'ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
});
