/** Strangers sign up with an address so often that its owner gets no code. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AccountClient, accountClient, newcomer } from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAILS_A_DAY = 20;

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(24 * HOUR_MS));

async function signUp(username: string, email: string) {
  const { body } = await client.post('auth/register', { ...newcomer(username), email });
  return { token: body.accessToken as string, id: body.user.id as string };
}

/** Signs strangers up until the address gets no mail for the rest of the day. */
async function useUpMails(prefix: string, email: string) {
  const strangers = [];
  for (let count = 0; count < MAILS_A_DAY + 2; count += 1) {
    server.clock.advance(11 * MINUTE_MS);
    strangers.push(await signUp(`${prefix}${count}`, email));
  }
  expect(client.mailsTo(email)).toHaveLength(MAILS_A_DAY);
  return strangers;
}
const codeOf = async (token: string) => (await client.get('auth/email/code', { token })).body;
const open = (link: string, token: string) => client.post('auth/verify', { token: link }, { token });

it('the owner can verify by the link of any of those mails, also after the account changed its address', async () => {
  const email = 'besieged@example.org';
  const strangers = await useUpMails('siege', email);
  const link = client.linkTo(email);
  for (const stranger of strangers) {
    await client.call('PATCH', 'user/profile', { email: 'elsewhere@example.org' }, stranger);
  }
  server.clock.advance(8 * HOUR_MS);
  const owner = await signUp('besieged', email);
  expect(await codeOf(owner.token)).toEqual({ isSent: false, isHeldBack: true, retryAfterSeconds: 0 });
  expect((await client.post('auth/email/resend', {}, owner)).status).toBe(429);
  expect(await open(link, owner.token)).toMatchObject({
    status: 200,
    body: {
      purpose: 'verify_email',
      accessToken: owner.token,
      user: { id: owner.id, email, isEmailVerified: true },
    },
  });
  expect(client.mailsTo(email)).toHaveLength(MAILS_A_DAY);
});

it('such a link proves no other address, nothing after a day, and nothing for an account that has its own code', async () => {
  const email = 'beset@example.org';
  const mailed = await signUp('mailed', email);
  const ownLink = client.linkTo(email);
  await useUpMails('beset', email);
  const link = client.linkTo(email);
  expect((await open(link, mailed.token)).status).toBe(422);
  const other = await client.signUp('another-address');
  expect((await open(link, other.token)).status).toBe(422);
  server.clock.advance(3 * HOUR_MS);
  const owner = await signUp('beset', email);
  server.clock.advance(24 * HOUR_MS);
  for (const old of [link, ownLink]) expect((await open(old, owner.token)).body.code).toBe('LINK_EXPIRED');
});
