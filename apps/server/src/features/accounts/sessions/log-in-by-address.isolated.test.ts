/** Log-ins by an address with many claims: each account opens with its own password, at the same cost. */
import { randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  type AccountClient,
  accountClient,
  newcomer,
  PASSWORD,
} from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof argon2>();
  return { ...original, verify: vi.fn(original.verify), hashRaw: vi.fn(original.hashRaw) };
});

const HOUR_MS = 60 * 60_000;

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());
// Let the tries and mails of earlier tests expire.
beforeEach(() => server.clock.advance(HOUR_MS));

const logIn = (login: string, password: string, options: { device?: string; address?: string } = {}) =>
  client.post(
    'auth/login',
    { login, password },
    {
      address: options.address ?? '198.51.100.1',
      ...(options.device && { headers: { 'x-device-id': options.device } }),
    },
  );

async function claim(username: string, email: string, password: string) {
  const body = { ...newcomer(username), email, password, confirmPassword: password };
  const { user, accessToken: token } = (await client.post('auth/register', body)).body;
  return { id: user.id as string, token: token as string };
}

async function claimOften(prefix: string, email: string, count: number) {
  for (let index = 0; index < count; index += 1) {
    await claim(`${prefix}${index}`, email, `the claim ${prefix}${index}`);
  }
}

it.each([true, false])(
  'later claims lock out no earlier one (address has an owner: %s)',
  async (hasOwner) => {
    const email = `crowded-${hasOwner}@example.org`;
    const owner = await claim(`owns-${hasOwner}`, email, PASSWORD);
    const verified = { code: client.codeTo(email) };
    if (hasOwner) await client.post('auth/email/verify', verified, { token: owner.token });
    const early = await claim(`early-${hasOwner}`, email, 'an early claim');
    await claimOften(`late${hasOwner}`, email, 6);
    expect((await logIn(email, PASSWORD)).body.user?.id).toBe(owner.id);
    expect((await logIn(email, 'an early claim')).body.user?.id).toBe(early.id);
    expect((await logIn(email, `the claim late${hasOwner}0`)).body.user?.username).toBe(`late${hasOwner}0`);
    expect((await logIn(email, 'nobody has this one')).body.code).toBe('WRONG_CREDENTIALS');
  },
);

it('a log-in costs three hashes, however many accounts claim the address', async () => {
  await claimOften('costly', 'costly@example.org', 8);
  const costOf = async (email: string) => {
    vi.mocked(argon2.verify).mockClear();
    vi.mocked(argon2.hashRaw).mockClear();
    await logIn(email, 'a wrong password');
    return vi.mocked(argon2.verify).mock.calls.length + vi.mocked(argon2.hashRaw).mock.calls.length;
  };
  await costOf('warm-up@example.org');
  expect([await costOf('costly@example.org'), await costOf('nobody@example.org')]).toEqual([3, 3]);
});

it('a claim can be logged in to only with its new password', async () => {
  const email = 'renewed@example.org';
  const { id, token } = await claim('renewed', email, PASSWORD);
  await claimOften('after', email, 3);
  const fresh = { currentPassword: PASSWORD, password: 'another five', confirmPassword: 'another five' };
  expect((await client.post('auth/change-password', fresh, { token })).status).toBe(200);
  expect((await logIn(email, PASSWORD)).status).toBe(422);
  expect((await logIn(email, 'another five')).body.user?.id).toBe(id);
});

it('a corrected address works for log-in on the player’s device, and anywhere after one log-in by name', async () => {
  const [device, email] = [randomBytes(16).toString('hex'), 'corrected@example.org'];
  const made = await client.signUp('corrects', { headers: { 'x-device-id': device } });
  server.clock.advance(61_000);
  await client.call('PATCH', 'user/profile', { email }, made);
  for (const name of ['moves1', 'moves2']) {
    const { token } = await client.signUp(name);
    server.clock.advance(61_000);
    await client.call('PATCH', 'user/profile', { email }, { token });
  }
  await server.db
    .updateTable('player')
    .set({ password_hash: await argon2.hash('of a stranger') })
    .where('username', 'in', ['moves1', 'moves2'])
    .execute();
  expect((await logIn(email, PASSWORD)).status).toBe(422);
  expect((await logIn(email, PASSWORD, { device })).body.user?.id).toBe(made.user.id);
  expect((await logIn(email, PASSWORD, { address: '198.51.100.9' })).body.user?.id).toBe(made.user.id);
});

it('a claim is no way to guess another account’s password: its own log-ins count as tries, too', async () => {
  const email = 'tempting@example.org';
  const victim = await claim('tempted', email, PASSWORD);
  await claim('tempts', email, 'a first guess');
  const openedBy = async (password: string) => (await logIn(email, password)).body;
  for (let count = 0; count < 5; count += 1) await openedBy('a first guess');
  expect((await openedBy(PASSWORD)).code).toBe('ACCOUNT_LOCKED');
  const elsewhere = await logIn(email, PASSWORD, { address: '198.51.100.77' });
  expect(elsewhere.body.user?.id).toBe(victim.id);
});
