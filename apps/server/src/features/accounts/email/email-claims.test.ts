/** Many accounts may claim an address; it belongs to the one that has verified it, and only the owner learns that. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountClient,
  accountClient,
  newcomer,
  PASSWORD,
} from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { hashPassword } from '../passwords/passwords.ts';

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());

/** Signs up a minute later, since an address gets at most one such mail per minute. */
const signUpWith = async (username: string, email: string) => {
  server.clock.advance(61_000);
  const { status, body, headers } = await client.post('auth/register', { ...newcomer(username), email });
  return { status, headers, user: body.user, token: body.accessToken as string };
};

const verify = (token: string, email: string) =>
  client.post('auth/email/verify', { code: client.codeTo(email) }, { token });

async function signUpOwner(username: string) {
  const owner = await client.signUp(username);
  await verify(owner.token, owner.email);
  return owner;
}

/** Reply without the values that differ between any two accounts. */
const shapeOf = ({ status, user, headers }: Awaited<ReturnType<typeof signUpWith>>) => ({
  status,
  headers: Object.keys(headers).toSorted(),
  user: { ...user, id: '', username: '', name: '', email: '', referralCode: '', avatarUrl: '' },
});

describe('a sign-up with an address that has an account', () => {
  it('gets the same reply as an unused address', async () => {
    const { email } = await signUpOwner('rojda');
    const other = await signUpWith('nobody-yet', 'nobody-yet@example.org');
    const asked = async (token: string) => (await client.get('auth/email/code', { token })).body;
    const askedByOther = await asked(other.token);
    const second = await signUpWith('rojda-again', email);
    expect(shapeOf(second)).toEqual(shapeOf(other));
    expect(await asked(second.token)).toEqual(askedByOther);
    const guess = { code: '000000' };
    expect((await client.post('auth/email/verify', guess, { token: second.token })).body.code).toBe(
      'WRONG_CODE',
    );
  });

  it('is reported to the owner of the address in a mail that can’t verify it', async () => {
    const { email } = await signUpOwner('gulan');
    const second = await signUpWith('gulan-again', email);
    const mail = client.mailsTo(email).at(-1);
    expect(mail?.subject).toBe('You already have a Zana account');
    expect(mail?.text).not.toMatch(/\d{6}|token=/);
    server.clock.advance(61_000);
    expect((await client.post('auth/email/resend', {}, { token: second.token })).status).toBe(200);
    expect(client.mailsTo(email).at(-1)?.subject).toBe('You already have a Zana account');
  });

  it('affects neither log-ins nor password resets of the owner', async () => {
    const { email, user } = await signUpOwner('bahar');
    await signUpWith('bahar-again', email);
    const signedIn = await client.post('auth/login', { login: email, password: PASSWORD });
    expect(signedIn.body.user.id).toBe(user.id);
    const opened = await client.post('auth/verify', { token: await client.resetLinkTo(email) });
    expect(opened.body.user.id).toBe(user.id);
  });
});

it('a sign-up succeeds with an address that was just mailed; its code can be requested later', async () => {
  const { email } = await client.signUp('mailed');
  const { status, body } = await client.post('auth/register', { ...newcomer('mailed-too'), email });
  expect(status).toBe(201);
  expect(client.mailsTo(email)).toHaveLength(1);
  const { accessToken: token } = body;
  expect((await client.get('auth/email/code', { token })).body).toEqual({
    isSent: false,
    isHeldBack: false,
    retryAfterSeconds: 0,
  });
  server.clock.advance(61_000);
  expect((await client.post('auth/email/resend', {}, { token })).status).toBe(200);
  expect((await verify(token, email)).status).toBe(200);
});

describe('an address claimed by two accounts', () => {
  it('belongs to the first to verify it; the code and link of the other become invalid', async () => {
    const squatter = await client.signUp('squats');
    const { email } = squatter;
    const code = client.codeTo(email);
    const link = client.linkTo(email);
    const owner = await signUpWith('owns', email);
    expect((await verify(owner.token, email)).status).toBe(200);
    expect((await client.post('auth/email/verify', { code }, squatter)).body.code).toBe('CODE_EXPIRED');
    expect((await client.post('auth/verify', { token: link }, squatter)).body.code).toBe('LINK_EXPIRED');
    expect((await client.post('auth/verify/claim', { token: link })).body.code).toBe('LINK_EXPIRED');
    expect((await client.get('user/me', squatter)).body.user).toMatchObject({
      email,
      isEmailVerified: false,
    });
  });

  it('is verified by one of five simultaneous claimants', async () => {
    const email = 'crowded@example.org';
    const crowd = [];
    for (let count = 0; count < 5; count += 1) {
      const { token } = await signUpWith(`crowded-${count}`, email);
      crowd.push({ token, code: client.codeTo(email) });
    }
    const answers = await Promise.all(
      crowd.map(({ token, code }) => client.post('auth/email/verify', { code }, { token })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(4).fill(422)]);
  });

  it('logs each claimant in with their own password, whether or not it has an owner', async () => {
    const owner = await client.signUp('first-owner');
    await verify(owner.token, owner.email);
    const none = 'first-claimed@example.org';
    for (const [index, email] of [owner.email, none].entries()) {
      const ids = new Map<string, string>();
      for (const password of ['a first claim', 'a second claim']) {
        server.clock.advance(61_000);
        const who = {
          ...newcomer(`claims-${index}-${ids.size}`),
          email,
          password,
          confirmPassword: password,
        };
        ids.set(password, (await client.post('auth/register', who)).body.user.id);
      }
      for (const [password, id] of ids) {
        const signedIn = await client.post('auth/login', { login: email, password });
        expect(signedIn).toMatchObject({ status: 200, body: { user: { id } } });
      }
    }
    const { body } = await client.post('auth/login', { login: owner.email, password: PASSWORD });
    expect(body.user.id).toBe(owner.user.id);
  });

  it('sends reset links for the account that claimed it first', async () => {
    const old = await client.signUp('old-account');
    const victim = await client.signUp('new-account');
    server.clock.advance(61_000);
    await client.call('PATCH', 'user/profile', { email: victim.email }, old);
    server.clock.advance(61_000);
    const opened = await client.post('auth/verify', { token: await client.resetLinkTo(victim.email) });
    expect(opened.body.user.id).toBe(victim.user.id);
  });
});

it('the password of a claimant counts as a wrong try for the owner', async () => {
  const { email } = await signUpOwner('guarded');
  await signUpWith('guesses', email);
  const guess = async (password: string) => {
    const hashes = { password_hash: await hashPassword(password), claim_hash: null };
    const query = server.db.updateTable('player').set(hashes);
    await query.where('username', '=', 'guesses').execute();
    return await client.post('auth/login', { login: email, password });
  };
  for (let count = 0; count < 5; count += 1) expect((await guess(`guess ${count}`)).status).toBe(200);
  expect((await guess(PASSWORD)).body.user.username).toBe('guesses');
});

it('a profile does not reveal which addresses have an account', async () => {
  const { email } = await signUpOwner('hidden');
  const { token } = await client.signUp('curious');
  server.clock.advance(61_000);
  const edit = (to: string) => client.call('PATCH', 'user/profile', { email: to }, { token });
  const taken = await edit(email);
  const free = await edit('free@example.org');
  expect(taken).toMatchObject({ status: 200, body: { user: { email, isEmailVerified: false } } });
  expect({ ...taken.body.user, email: '' }).toEqual({ ...free.body.user, email: '' });
});
