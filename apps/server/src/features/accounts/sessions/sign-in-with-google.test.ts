import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountClient, accountClient, PASSWORD } from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';

const CLIENT_ID = 'zana.example';
const ISSUER = 'https://issuer.example';

let issuer: Server;
let server: TestServer;
let client: AccountClient;
let key: CryptoKey;
let strangerKey: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  strangerKey = (await generateKeyPair('RS256')).privateKey;
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }] });
  issuer = createServer((_, response) => response.setHeader('content-type', 'application/json').end(keys));
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  const { port } = issuer.address() as AddressInfo;
  server = await buildTestServer({
    hasQuestions: false,
    environment: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: ISSUER,
      GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/`,
    },
  });
  client = accountClient(server);
});
afterAll(async () => {
  await server.close();
  issuer.close();
});

interface Changes {
  readonly claims?: JWTPayload;
  readonly issuer?: string;
  readonly audience?: string;
  readonly expiresIn?: string;
  readonly key?: CryptoKey;
}

const credentialOf = (name: string, changes: Changes = {}) =>
  new SignJWT({ email: `${name}@example.org`, email_verified: true, given_name: name, ...changes.claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(`subject-${name}`)
    .setIssuer(changes.issuer ?? ISSUER)
    .setAudience(changes.audience ?? CLIENT_ID)
    .setIssuedAt()
    .setExpirationTime(changes.expiresIn ?? '1h')
    .sign(changes.key ?? key);

const signIn = (credential: string, origin: { referralCode?: string; campaign?: string } = {}) =>
  client.post('auth/social', { provider: 'google', credential, ...origin });

const DETAILS = {
  dateOfBirth: '2000-02-03',
  gender: 'female',
  agreedToTerms: true,
  favouriteCategories: ['science', 'music', 'food'],
};
const complete = (username: string, token: string, more: { referralCode?: string } = {}) =>
  client.post('user/complete', { username, ...DETAILS, ...more }, { token });
const referrerOf = async (friendId: string): Promise<string | undefined> => {
  await server.dispatch();
  const query = server.db.selectFrom('referral').select('referrer_id').where('friend_id', '=', friendId);
  return (await query.executeTakeFirst())?.referrer_id;
};

describe('signing in with Google', () => {
  it('returns the browser’s settings, or that Google is not configured', async () => {
    expect((await client.get('auth/social/config')).body.google).toMatchObject({ clientId: CLIENT_ID });
    const other = await buildTestServer({ hasQuestions: false });
    const without = accountClient(other);
    expect((await without.get('auth/social/config')).body).toEqual({ google: null });
    const credential = await credentialOf('nowhere');
    expect((await without.post('auth/social', { provider: 'google', credential })).status).toBe(422);
    await other.close();
  });

  it('creates an incomplete account, and finds it again', async () => {
    const first = await signIn(await credentialOf('ala'));
    expect(first.body.user).toMatchObject({
      name: 'ala',
      username: null,
      isEmailVerified: true,
      isComplete: false,
      hasPassword: false,
    });
    const second = await signIn(await credentialOf('ala', { claims: { email: 'moved@example.org' } }));
    expect(second.body.user.id).toBe(first.body.user.id);
  });

  it('removes null bytes from a name', async () => {
    const signedIn = await signIn(await credentialOf('nullbyte', { claims: { given_name: 'Nu\u0000ll' } }));
    expect(signedIn).toMatchObject({ status: 200, body: { user: { name: 'Null' } } });
  });

  it('refuses to complete an account with a taken name', async () => {
    await client.signUp('hawre');
    const { accessToken } = (await signIn(await credentialOf('namesake'))).body;
    expect((await complete('HAWRE', accessToken)).body.fields).toEqual({
      username: 'This username is taken',
    });
    expect((await complete('namesake', accessToken)).status).toBe(200);
  });

  it('creates one account for ten simultaneous first sign-ins', async () => {
    const credential = await credentialOf('twins');
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(credential)));
    expect(new Set(answers.map(({ body }) => body.user?.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('accepts the issuer’s name without its scheme', async () => {
    const credential = await credentialOf('bare', { issuer: 'issuer.example' });
    expect((await signIn(credential)).status).toBe(200);
  });

  it('logs in to the account with the same verified address', async () => {
    const { token, user, email } = await client.signUp('rezan');
    await client.post('auth/email/verify', { code: client.codeTo(email) }, { token });
    expect((await signIn(await credentialOf('rezan'))).body.user.id).toBe(user.id);
    expect((await client.post('auth/login', { login: 'rezan', password: PASSWORD })).status).toBe(200);
  });

  it('revokes the access of a stranger who claimed the address unverified', async () => {
    const { token, user } = await client.signUp('victim');
    const taken = await signIn(await credentialOf('victim'));
    expect(taken.body.user).toMatchObject({ id: user.id, isEmailVerified: true, hasPassword: false });
    expect((await client.get('user/me', { token })).status).toBe(401);
    expect((await client.post('auth/login', { login: 'victim', password: PASSWORD })).status).toBe(422);
  });

  it('removes the identity that a stranger linked, and closes their socket', async () => {
    const { user } = await client.signUp('prey');
    await server.db
      .insertInto('social_identity')
      .values({
        provider: 'google',
        subject: 'subject-stranger',
        player_id: user.id,
        linked_at: new Date(server.clock.nowMs()),
      })
      .execute();
    const reconnect = vi.spyOn(server.deps.realtime, 'reconnectUser');
    expect((await signIn(await credentialOf('prey'))).body.user.id).toBe(user.id);
    expect(reconnect).toHaveBeenCalledWith(user.id);
    const stranger = await signIn(await credentialOf('stranger'));
    expect(stranger.body.user.id).not.toBe(user.id);
    expect((await signIn(await credentialOf('prey'))).body.user.id).toBe(user.id);
  });

  it('offers to restore a deleted account', async () => {
    const { body } = await signIn(await credentialOf('leaver'));
    await client.call('DELETE', 'user/me', {}, { token: body.accessToken });
    const refused = await signIn(await credentialOf('leaver'));
    expect(refused).toMatchObject({ status: 423, body: { code: 'ACCOUNT_DELETED' } });
    const restored = await client.post('auth/restore', { token: refused.body.fields.restoreToken });
    expect(restored.body.user.id).toBe(body.user.id);
  });

  it('refuses tokens that are forged, expired, or issued to others', async () => {
    const [header = '', payload = ''] = (await credentialOf('forger')).split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const credentials = [
      await credentialOf('forger', { key: strangerKey }),
      await credentialOf('forger', { audience: 'another.example' }),
      await credentialOf('forger', { issuer: 'https://another.example' }),
      await credentialOf('forger', { expiresIn: '-1h' }),
      await credentialOf('forger', { claims: { email_verified: false } }),
      await credentialOf('forger', { claims: { email: undefined } }),
      `${header}.${payload}.${'a'.repeat(342)}`,
      none,
      'no credential at all',
    ];
    for (const credential of credentials) {
      expect(await signIn(credential)).toMatchObject({
        status: 422,
        body: { code: 'SOCIAL_SIGN_IN_FAILED' },
      });
    }
    const made = await server.db
      .selectFrom('player')
      .select('id')
      .where('email', 'like', 'forger%')
      .execute();
    expect(made).toEqual([]);
  });
});

describe('a friend’s code', () => {
  it('is recorded at a Google sign-up, as the campaign is, and rewards both once', async () => {
    const host = await client.signUp('bring');
    const credential = await credentialOf('brought');
    const origin = { referralCode: host.user.referralCode.toLowerCase(), campaign: 'play' };
    const guest = (await signIn(credential, origin)).body;
    const kept = await server.db
      .selectFrom('player')
      .select(['referred_by', 'campaign'])
      .where('id', '=', guest.user.id)
      .executeTakeFirst();
    expect(kept).toEqual({ referred_by: host.user.id, campaign: 'play' });
    const other = await client.signUp('bring2');
    const completed = await complete('brought', guest.accessToken, {
      referralCode: other.user.referralCode,
    });
    expect(completed.status).toBe(200);
    expect(await referrerOf(guest.user.id)).toBe(host.user.id);
  });

  it('is refused if unknown, but does not block log-ins of existing accounts', async () => {
    const unknown = { referralCode: 'NOBODY99' };
    const credential = await credentialOf('lost');
    const refused = await signIn(credential, unknown);
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
    expect(refused.body.fields).toEqual({ referralCode: 'This referral code doesn’t exist' });
    expect((await signIn(credential)).status).toBe(200);
    expect((await signIn(credential, unknown)).status).toBe(200);
  });

  it('can be entered when the account is completed', async () => {
    const host = await client.signUp('later');
    const { accessToken, user } = (await signIn(await credentialOf('late'))).body;
    const { referralCode } = host.user;
    expect((await complete('late', accessToken, { referralCode: 'NOBODY99' })).body.fields).toHaveProperty(
      'referralCode',
    );
    expect((await complete('late', accessToken, { referralCode })).status).toBe(200);
    expect(await referrerOf(user.id)).toBe(host.user.id);
  });

  it('is never the player’s own, nor that of a player they referred', async () => {
    const { accessToken, user } = (await signIn(await credentialOf('alone'))).body;
    const friend = (await signIn(await credentialOf('friend'), { referralCode: user.referralCode })).body;
    for (const { referralCode } of [user, friend.user]) {
      const refused = await complete('alone', accessToken, { referralCode });
      expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
    }
    expect((await complete('alone', accessToken)).body.user.point).toBe(0);
  });
});
