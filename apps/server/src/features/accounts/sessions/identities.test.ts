import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountClient, accountClient, PASSWORD } from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';

let server: TestServer;
let client: AccountClient;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  client = accountClient(server);
});
afterAll(() => server.close());

/** A player with a verified address and a Google account. */
async function signUpLinked(username: string) {
  const made = await client.signUp(username);
  await client.post('auth/email/verify', { code: client.codeTo(made.email) }, made);
  await server.db
    .insertInto('social_identity')
    .values({
      provider: 'google',
      subject: `subject-${username}`,
      player_id: made.user.id,
      linked_at: new Date(server.clock.nowMs()),
    })
    .execute();
  return made;
}
const list = async (token: string) => (await client.get('auth/identities', { token })).body.data;
const unlink = (token: string, password: string) =>
  client.call('DELETE', 'auth/identities/google', { password }, { token });

it('an identity is shown to its own player only', async () => {
  const { token } = await signUpLinked('lists');
  const other = await client.signUp('lists-none');
  expect(await list(token)).toEqual([{ provider: 'google', linkedAtMs: server.clock.nowMs() }]);
  expect(await list(other.token)).toEqual([]);
});

it('unlinking requires the password, and notifies the owner by mail', async () => {
  const { token, email } = await signUpLinked('unlinks');
  expect((await unlink(token, 'wrong one')).body.code).toBe('WRONG_PASSWORD');
  expect(await list(token)).toHaveLength(1);
  expect((await unlink(token, PASSWORD)).status).toBe(204);
  expect(await list(token)).toEqual([]);
  expect(client.mailsTo(email).at(-1)?.subject).toBe('Google was unlinked from your Zana account');
  expect((await unlink(token, PASSWORD)).status).toBe(404);
});

it('unlinking another player’s identity fails, and five wrong passwords lock it', async () => {
  const { token } = await signUpLinked('keeps');
  const other = await client.signUp('keeps-not');
  expect((await unlink(other.token, PASSWORD)).status).toBe(404);
  expect(await list(token)).toHaveLength(1);
  for (let count = 0; count < 5; count += 1) await unlink(token, 'wrong one');
  expect((await unlink(token, PASSWORD)).status).toBe(423);
});

it('the only identity of an account without a password can’t be unlinked', async () => {
  const { token, user } = await signUpLinked('no-password');
  await server.db.updateTable('player').set({ password_hash: null }).where('id', '=', user.id).execute();
  expect((await unlink(token, PASSWORD)).body.code).toBe('FORBIDDEN');
  expect(await list(token)).toHaveLength(1);
});
