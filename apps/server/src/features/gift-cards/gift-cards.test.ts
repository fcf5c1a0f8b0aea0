import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addGiftCardCodes,
  listRewards,
  makeCodes,
  newKey,
  redeemTea,
  signUpRich,
  TEA,
  TEA_POINTS,
} from '../../../test/features/gift-card-driver.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { giveCoins } from '../../../test/support/give.ts';
import { LogWatch } from '../../../test/support/log-watch.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

const key = newKey('k1');
const log = new LogWatch();
let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({
    hasQuestions: false,
    environment: { GIFT_CARD_KEYS: key },
    onLog: log.onLog,
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('gift_card_code').where('redemption_id', 'is', null).execute();
});
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

const pointsOf = async (playerId: string) => (await getWallet(server.db, playerId)).point;

describe('GET store/gift-cards', () => {
  it('lists each card’s price and availability to visitors, in their language', async () => {
    await addGiftCardCodes(server.deps, makeCodes(1, { expiresOn: '2027-03-31' }));
    const list = await server.app.inject({
      url: '/api/store/gift-cards',
      headers: { 'accept-language': 'ckb' },
    });
    const { data } = list.json<{ data: GiftCard[] }>();
    const points = data.map(({ pointsNeeded }) => pointsNeeded);
    expect(points).toEqual(points.toSorted((one, other) => one - other));
    expect(data[0]).toMatchObject({
      id: TEA,
      brand: 'چایخانە',
      pointsNeeded: TEA_POINTS,
      isAvailable: true,
      expiresOn: '2027-03-31',
    });
    expect(data[1]).toMatchObject({ isAvailable: false, expiresOn: null });
    const one = await server.app.inject({ url: `/api/store/gift-cards/${TEA}` });
    expect(one.json()).toMatchObject({ id: TEA, brand: 'Tea house' });
    expect((await server.app.inject({ url: '/api/store/gift-cards/none' })).statusCode).toBe(404);
  });
});

describe('POST store/gift-cards/{id}/redeem', () => {
  it('201: charges points, and shows the code in the player’s own redemptions only', async () => {
    const [code] = makeCodes(1, { activationNumber: '*133*', expiresOn: '2027-03-31' });
    await addGiftCardCodes(server.deps, code ? [code] : []);
    const player = await signUpRich(server);
    const redeemed = await redeemTea(player);
    expect(redeemed).toMatchObject({ status: 201, body: { status: 'redeemed', points: TEA_POINTS } });
    expect(redeemed.userPatch).toMatchObject({ point: 0 });
    expect(await listRewards(player)).toEqual([
      expect.objectContaining({ code: code?.code, activationNumber: '*133*', expiresOn: '2027-03-31' }),
    ]);
    const path = `/store/redemptions/${redeemed.body.id}`;
    expect((await player.get(path)).body).toMatchObject({ code: code?.code, brand: 'Tea house' });
    const stranger = await server.signUp();
    expect(await stranger.get(path)).toMatchObject({ status: 404 });
    expect(await listRewards(stranger)).toEqual([]);
  });

  it('201: hands out the codes that expire first, but none that expire today', async () => {
    await addGiftCardCodes(server.deps, [
      ...makeCodes(1, { code: 'TODAY', expiresOn: '2026-11-25' }),
      ...makeCodes(1, { code: 'NEVER' }),
      ...makeCodes(1, { code: 'LATER', expiresOn: '2027-02-01' }),
      ...makeCodes(1, { code: 'SOONER', expiresOn: '2027-01-01' }),
    ]);
    const player = await signUpRich(server, 3);
    for (let card = 0; card < 3; card += 1) expect((await redeemTea(player)).status).toBe(201);
    const codes = (await listRewards(player)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['LATER', 'NEVER', 'SOONER']);
    const other = await signUpRich(server);
    expect(await redeemTea(other)).toMatchObject({ status: 422, body: { code: 'GIFT_CARD_UNAVAILABLE' } });
  });

  it('201: redeems once for 20 calls with one key', async () => {
    await addGiftCardCodes(server.deps, makeCodes(20));
    const player = await signUpRich(server, 20);
    const headers = { 'idempotency-key': 'one-card' };
    const sent = await Promise.all(Array.from({ length: 20 }, () => redeemTea(player, headers)));
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(await listRewards(player)).toHaveLength(1);
    expect(await pointsOf(player.id)).toBe(19 * TEA_POINTS);
  });

  it('sells the last 10 cards to 10 of 100 simultaneous players, and charges no other', async () => {
    await addGiftCardCodes(server.deps, makeCodes(10));
    const players = await Promise.all(Array.from({ length: 100 }, () => signUpRich(server)));
    const replies = await Promise.all(players.map((player) => redeemTea(player)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const [index, reply] of replies.entries()) {
      const won = reply.status === 201;
      if (!won) {
        expect(reply.body).toMatchObject({
          code: 'GIFT_CARD_UNAVAILABLE',
          message: 'Card Unavailable, Please try again later',
        });
      }
      expect(await pointsOf(players[index]?.id ?? '')).toBe(won ? 0 : TEA_POINTS);
    }
    const rewards = await Promise.all(players.map(listRewards));
    const codes = rewards.flat().map(({ code }) => code);
    expect(new Set(codes).size).toBe(10);
  }, 60_000);

  it('402, 403, 404 and 406: requires Plus, a verified address and enough points', async () => {
    await addGiftCardCodes(server.deps, makeCodes(1));
    const refusal = async (player: Parameters<typeof redeemTea>[0]) => {
      const { status, body } = await redeemTea(player);
      return [status, (body as unknown as { code: string }).code];
    };
    const free = await server.signUp();
    await giveCoins(server.deps, free.id, { points: TEA_POINTS });
    expect(await refusal(free)).toEqual([402, 'SUBSCRIPTION_REQUIRED']);
    expect(await refusal(await server.signUp({ membership: 'plus', isComplete: false }))).toEqual([
      403,
      'ACCOUNT_INCOMPLETE',
    ]);
    const unverified = await signUpRich(server);
    await server.db
      .updateTable('player')
      .set({ email_verified_at: null })
      .where('id', '=', unverified.id)
      .execute();
    expect(await refusal(unverified)).toEqual([406, 'EMAIL_NOT_VERIFIED']);
    const poor = await server.signUp({ membership: 'plus' });
    expect(await refusal(poor)).toEqual([402, 'NOT_ENOUGH_POINTS']);
    expect(await poor.post('/store/gift-cards/none/redeem')).toMatchObject({ status: 404 });
    const { count } = await server.db
      .selectFrom('gift_card_code')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('redemption_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

it('writes no code or key to logs, events, stored replies or other rows', async () => {
  const published = vi.spyOn(server.deps.realtime, 'publish');
  vi.spyOn(server.deps.realtime, 'hasListeners', 'get').mockReturnValue(true);
  const codes = makeCodes(3, { activationNumber: 'ACTIVATE-SECRET-77' });
  await addGiftCardCodes(server.deps, codes);
  const player = await signUpRich(server, 2);
  await redeemTea(player);
  await redeemTea(player);
  expect(await listRewards(player)).toHaveLength(2);
  const secrets = [...codes.map(({ code }) => code), 'ACTIVATE-SECRET-77', key.slice('k1:'.length)];
  const { rows: tables } = await sql<{ name: string }>`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`.execute(
    server.db,
  );
  expect(tables.map(({ name }) => name)).toContain('public.gift_card_code');
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`SELECT t::text AS text FROM ${sql.raw(name)} t`.execute(
      server.db,
    );
    const dump = rows.map(({ text }) => text).join('\n');
    for (const secret of secrets) {
      expect(dump.includes(secret), name).toBe(false);
      expect(dump.includes(Buffer.from(secret).toString('hex')), name).toBe(false);
      expect(dump.includes(Buffer.from(secret).toString('base64').replace(/=+$/, '')), name).toBe(false);
    }
  }
  log.expectNoneOf(secrets);
  await vi.waitFor(() => expect(published.mock.calls.length).toBeGreaterThanOrEqual(2));
  for (const secret of secrets) expect(JSON.stringify(published.mock.calls)).not.toContain(secret);
});
