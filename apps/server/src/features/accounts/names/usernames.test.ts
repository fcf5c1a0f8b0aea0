import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountClient,
  accountClient,
  newcomer,
  PASSWORD,
} from '../../../../test/features/account-client.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import type { Db } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { fillSkeletons } from './fill-skeletons.ts';
import { skeletonOf } from './username-skeleton.ts';

const DETAILS = { dateOfBirth: '2000-02-03', gender: 'female', agreedToTerms: true };
const RESERVED = 'This username is kept for our team';
const ALIKE = 'This looks too much like another player’s username';
const HIDDEN = 'Use letters, digits, dots, dashes and underscores only';
const TOO_SHORT = 'Username must contain at least 3 character(s)';

let server: TestServer;
let client: AccountClient;
let signedUp = 0;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false, environment: { TRUST_PROXY: '1' } });
  client = accountClient(server);
});
afterAll(() => server.close());

/** Signs up with that username, from an unused email and network address. */
const signUpAs = (username: string, language = 'en') => {
  signedUp += 1;
  return client.post(
    'auth/register',
    { ...newcomer(`n${signedUp}`), username },
    {
      language,
      headers: { 'x-forwarded-for': `10.0.0.${signedUp}` },
    },
  );
};
const refusalOf = async (username: string) => (await signUpAs(username)).body.fields;

describe('an unreadable name', () => {
  it.each([
    ['no letter', '...', 'Use at least one letter or digit'],
    ['letters drawn as nothing', '\u3164\u3164\u3164', HIDDEN],
    ['one of them among others', 'sa\u115fra', HIDDEN],
    ['patterns without a dot', '\u2800\u2800\u2800', HIDDEN],
    ['marks alone', '\u064e\u064f\u0650', TOO_SHORT],
    ['the stretching dash alone', '\u0640\u0640\u0640', TOO_SHORT],
    ['two letters and a mark', 'ab\u0301', TOO_SHORT],
    ['a tower of marks', `sara${'\u0301'.repeat(19)}`, 'One of the letters has too many marks'],
  ])('is refused with its reason: %s', async (_case, username, reason) => {
    expect(await refusalOf(username)).toEqual({ username: reason });
  });

  it('is explained in the language of the request', async () => {
    const { body } = await signUpAs('...', 'ckb');
    expect(body.fields.username).toBe('لانیکەم پیتێک یان ژمارەیەک بەکار بهێنە');
  });
});

describe('a name that impersonates the brand', () => {
  it.each([
    ...[
      'admin',
      'ADMIN',
      'Adm1n',
      '4dm1n',
      'admin_2026',
      '\u0430dmin',
      'a.d.m.i.n',
      'ádmın',
      'the_administrator',
    ],
    ...[
      'support',
      'Supp0rt-Team',
      'moderator',
      'official',
      '0fficia1',
      'System',
      'House-Bot',
      'zana',
      'Z4na',
    ],
    ...[
      'zana-plus',
      'Zana_Support',
      'ZΑΝΑ',
      'زانا',
      'زاناـ',
      'فريق_زانا',
      'الإدارة',
      'ألمدير',
      'الدعم_الفني',
    ],
    ...['بەڕێوەبەر', 'تیم_زانا', 'فەرمی', 'ئەدمین'],
  ])('is refused: %s', async (username) => {
    expect(await refusalOf(username)).toEqual({ username: RESERVED });
  });

  it.each(['zana2005', 'zana_ahmed', 'زانا_٩٨', 'badminton', 'modern', 'systematic', 'رسمية_سارا'])(
    'is refused as no person’s name: %s',
    async (username) => expect((await signUpAs(username)).status).toBe(201),
  );
});

describe('a name that looks like another player’s', () => {
  beforeAll(async () => {
    for (const username of ['Rebwar', 'ali_10', 'cari', 'Hêlîn']) await signUpAs(username);
  });

  it.each([
    ['Cyrillic among Latin', 'Rеbwar'],
    ['all Cyrillic', 'сагі'.replace('г', 'r')],
    ['a capital I for an l', 'aIi_10'],
    ['digits for letters', 'ali_lO'],
    ['Greek capitals', 'ΑLΙ_10'],
  ])('is refused: %s', async (_case, username) => {
    expect(await refusalOf(username)).toEqual({ username: ALIKE });
  });

  it('is refused also when an account is completed or changed', async () => {
    const { token } = await client.signUp('somebody');
    const changed = await client.call('PATCH', 'user/profile', { username: 'Rеbwar' }, { token });
    expect(changed.body.fields).toEqual({ username: ALIKE });
    const { token: another } = await server.signUp({ isComplete: false });
    const body = { ...DETAILS, username: 'Rеbwar', favouriteCategories: ['science', 'music', 'food'] };
    const completed = await client.post('user/complete', body, { token: another });
    expect(completed.body.fields).toEqual({ username: ALIKE });
  });

  it('can be spelled differently by its owner', async () => {
    const { token } = await client.signUp('lalo');
    const changed = await client.call('PATCH', 'user/profile', { username: 'LaIo' }, { token });
    expect(changed.status).toBe(200);
  });

  it('is given to one of many simultaneous requests', async () => {
    const people = await Promise.all(['one1', 'two2', 'six6', 'ten10'].map((name) => client.signUp(name)));
    const answers = await Promise.all(
      people.map(({ token }, index) =>
        client.call('PATCH', 'user/profile', { username: index % 2 ? 'perwin' : 'реrwin' }, { token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const fields = answers.flatMap(({ body }) => (body.fields ? [Object.keys(body.fields)] : []));
    expect(fields).toEqual([['username'], ['username'], ['username']]);
  });
});

describe('names from before the look-alike check', () => {
  it('stay with their players; the older of two look-alikes blocks further ones', async () => {
    for (const username of ['oldie', 'оldie']) {
      await sql`INSERT INTO player (username, username_key, email, referral_code, created_at)
        VALUES (${username}, ${username}, ${`${username}@example.org`}, ${username}, now())`.execute(
        server.db,
      );
    }
    await fillSkeletons(server.deps);
    await fillSkeletons(server.deps);
    const rows = await server.db
      .selectFrom('player')
      .select('username_skeleton')
      .where('username', 'in', ['oldie', 'оldie'])
      .execute();
    expect(new Set(rows.map(({ username_skeleton }) => username_skeleton))).toEqual(new Set(['oldie', null]));
    expect(await refusalOf('oldiе')).toEqual({ username: ALIKE });
  });

  it('yield to a look-alike that is taken at the same moment', async () => {
    const insert = (db: Db, name: string, skeleton: string | null) =>
      sql`INSERT INTO player (username, username_key, username_skeleton, email, referral_code, created_at)
        VALUES (${name}, ${name}, ${skeleton}, ${`${name}@example.org`}, ${name}, now())`.execute(db);
    await insert(server.db, 'ancient', null);
    const isWaiting = async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event = 'transactionid'`.execute(server.db);
      expect(rows).toHaveLength(1);
    };
    let filled: Promise<void> = Promise.resolve();
    await inTransaction(server.db, async (tx) => {
      await insert(tx, 'аncient', skeletonOf('ancient'));
      filled = fillSkeletons(server.deps);
      await vi.waitFor(isWaiting, { timeout: 10_000 });
    });
    await filled;
    const row = server.db.selectFrom('player').select('username_skeleton').where('username', '=', 'ancient');
    expect(await row.executeTakeFirst()).toEqual({ username_skeleton: null });
  });

  it('can be used unchanged to log in', async () => {
    await client.signUp('Kani.M');
    const { status } = await client.post('auth/login', { login: 'kani.m', password: PASSWORD });
    expect(status).toBe(200);
  });
});

it('an empty text of a form counts as missing', async () => {
  const { status } = await client.post('auth/register', {
    ...newcomer('evin'),
    referralCode: '',
    campaign: ' ',
  });
  expect(status).toBe(201);
  const { campaign } = await server.db
    .selectFrom('player')
    .select('campaign')
    .where('username', '=', 'evin')
    .executeTakeFirstOrThrow();
  expect(campaign).toBeNull();
});
