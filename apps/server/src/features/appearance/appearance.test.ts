import { cosmetics } from '@trivia/content/store/cosmetics/catalogue.ts';
import type { Appearance, CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { giveCoins } from '../../../test/support/give.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { findPerson } from '../../core/players/find-person.ts';
import { book } from '../../core/wallet/book.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { house, move, player as playerAccount } from '../../core/wallet/transfer.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { listCosmetics } from './store/list-cosmetics.ts';
import { syncPlusFrames } from './wear/sync-plus-frames.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

const NOTHING: Appearance = {
  skin: null,
  eyes: null,
  brows: null,
  mouth: null,
  hair: null,
  dye: null,
  glasses: null,
  earrings: null,
  details: null,
  ground: null,
  frame: null,
};

async function signUpWith(
  purse: { coins?: number; points?: number },
  membership: 'freemium' | 'plus' = 'freemium',
): Promise<TestPlayer> {
  const player = await server.signUp({ membership });
  await giveCoins(server.deps, player.id, purse);
  return player;
}

const buy = (player: TestPlayer, id: string, currency = 'coin', headers: Record<string, string> = {}) =>
  player.post<CosmeticView>(`/store/accessories/${id}/purchase`, { currency }, headers);

const wear = (player: TestPlayer, worn: Partial<Appearance>) =>
  player.call('PUT', '/user/appearance', { ...NOTHING, ...worn });

/** Books points earned by playing, which decide the tier. */
async function earn(player: TestPlayer, points: number): Promise<void> {
  const postings = move(house, playerAccount(player.id), 'point', points, points);
  const transfer = { key: `earned:${player.id}`, reason: 'correction', postings } as const;
  await inTransaction(server.db, (tx) => book(tx, transfer, server.clock.nowMs()));
}

/** Revokes the player's Plus, or restores it. */
async function endPlus({ id }: TestPlayer, revoked: Date | null = new Date(server.clock.nowMs())) {
  await server.db
    .updateTable('access_grant')
    .set({ revoked_at: revoked })
    .where('player_id', '=', id)
    .execute();
}

describe('GET store/accessories', () => {
  it('lists all accessories to visitors, in their language, page by page', async () => {
    const read = async (query: string) => {
      const headers = { 'accept-language': 'ar' };
      const reply = await server.app.inject({ url: `/api/store/accessories?${query}`, headers });
      return reply.json<{ data: CosmeticView[]; nextCursor: string | null }>();
    };
    const first = await read('');
    const second = await read(`cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(119);
    const { data: frames } = await read('slot=frame');
    expect(frames).toHaveLength(16);
    expect(frames.find(({ id }) => id === 'frame-ishtar')).toEqual({
      id: 'frame-ishtar',
      slot: 'frame',
      name: 'عشتار',
      rarity: 'epic',
      price: { coins: 200, points: 400 },
      needsPlus: false,
      endsWithPlus: false,
      tier: null,
      imageUrl: '/frames/frame-ishtar.svg',
      isOwned: false,
      isNew: false,
      color: null,
    });
  });
});

it('marks accessories as new for 45 days', async () => {
  const [first] = cosmetics;
  if (!first) throw new Error('There is nothing to wear.');
  const daysAgo = (days: number) =>
    new Date(server.clock.nowMs() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const offered = [null, daysAgo(44), daysAgo(46)].map((addedOn) => ({ ...first, addedOn }));
  const { data } = await listCosmetics(server.deps, { playerId: undefined, language: 'en' }, offered);
  expect(data.map(({ isNew }) => isNew)).toEqual([false, true, false]);
});

describe('POST store/accessories/{id}/purchase', () => {
  it('201: sells for coins or points, permanently', async () => {
    const player = await signUpWith({ coins: 200, points: 400 });
    const bought = await buy(player, 'frame-ishtar');
    expect(bought).toMatchObject({ status: 201, body: { isOwned: true } });
    expect(bought.userPatch).toMatchObject({ coin: 0, point: 400 });
    expect(await buy(player, 'frame-sun', 'point')).toMatchObject({ status: 201 });
    const { body } = await player.get<{ data: CosmeticView[] }>('/store/accessories?slot=frame');
    expect(body.data.filter(({ isOwned }) => isOwned).map(({ id }) => id)).toEqual([
      'frame-ishtar',
      'frame-sun',
    ]);
  });

  it('sells an accessory once, however often and under however many keys it is requested', async () => {
    const player = await signUpWith({ coins: 1_000 });
    const headers = { 'idempotency-key': 'one-frame' };
    const repeats = Array.from({ length: 20 }, () => buy(player, 'frame-sun', 'coin', headers));
    expect(new Set((await Promise.all(repeats)).map(({ status }) => status))).toEqual(new Set([201]));
    const others = await Promise.all(Array.from({ length: 10 }, () => buy(player, 'frame-moons')));
    expect(others.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(others.find(({ status }) => status !== 201)).toMatchObject({ body: { code: 'ALREADY_OWNED' } });
    expect(await getWallet(server.db, player.id)).toMatchObject({ coin: 600 });
  });

  it('50 purchases at once with one balance never go below zero', async () => {
    const player = await signUpWith({ coins: 250 });
    const { body } = await player.get<{ data: CosmeticView[] }>('/store/accessories');
    const sold = body.data.filter(({ price }) => price.coins !== null).slice(0, 50);
    const replies = await Promise.all(sold.map(({ id }) => buy(player, id)));
    const spent = sold
      .filter((_, index) => replies[index]?.status === 201)
      .reduce((sum, { price }) => sum + (price.coins ?? 0), 0);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 402]));
    expect(await getWallet(server.db, player.id)).toMatchObject({ coin: 250 - spent });
  });

  it('201: gives Plus players the accessories of Plus, permanently', async () => {
    const player = await signUpWith({}, 'plus');
    expect(await buy(player, 'ground-arches')).toMatchObject({ status: 201, body: { isOwned: true } });
    await endPlus(player);
    expect(await wear(player, { ground: 'ground-arches' })).toMatchObject({ status: 200 });
  });

  it('402, 403, 404 and 422: charges nothing', async () => {
    const player = await signUpWith({ coins: 10, points: 10 });
    const code = async (id: string, currency?: string, buyer = player) => {
      const { status, body } = await buy(buyer, id, currency);
      return [status, (body as unknown as { code: string }).code];
    };
    expect(await code('frame-sun')).toEqual([402, 'NOT_ENOUGH_COINS']);
    expect(await code('frame-sun', 'point')).toEqual([402, 'NOT_ENOUGH_POINTS']);
    expect(await code('frame-wings')).toEqual([402, 'SUBSCRIPTION_REQUIRED']);
    expect(await code('ground-arches')).toEqual([402, 'SUBSCRIPTION_REQUIRED']);
    expect(await code('frame-saffron')).toEqual([422, 'WRONG_CURRENCY']);
    expect(await code('frame-ace')).toEqual([422, 'NOT_FOR_SALE']);
    expect(await code('hair-braid')).toEqual([422, 'ALREADY_OWNED']);
    expect(await code('frame-none')).toEqual([404, 'NOT_FOUND']);
    const incomplete = await server.signUp({ isComplete: false });
    expect(await code('frame-sun', 'coin', incomplete)).toEqual([403, 'ACCOUNT_INCOMPLETE']);
    expect(await getWallet(server.db, player.id)).toMatchObject({ coin: 10, point: 10 });
  });
});

describe('PUT user/appearance', () => {
  it('200: shows others the changed appearance at once', async () => {
    const player = await signUpWith({ coins: 400 });
    await buy(player, 'frame-ishtar');
    await buy(player, 'glasses-round');
    const worn = await wear(player, { frame: 'frame-ishtar', glasses: 'glasses-round', hair: 'hair-braid' });
    const { image, frame } = await findPerson(server.db, player.id);
    expect(image).toMatch(/^\/avatars\/[0-9a-f]{32}\.glasses-round\.hair-braid\.svg$/);
    expect(frame).toBe('frame-ishtar');
    expect(worn).toMatchObject({ status: 200, userPatch: { avatarUrl: image, frame: 'frame-ishtar' } });
    expect((await server.app.inject(image)).statusCode).toBe(200);
    expect((await player.get('/user/appearance')).body).toMatchObject({
      appearance: { glasses: 'glasses-round', ground: null },
      picture: null,
    });
    expect((await wear(player, {})).userPatch).toEqual({
      avatarUrl: expect.stringMatching(/^\/avatars\/[0-9a-f]{32}\.svg$/),
      frame: null,
    });
    expect(await findPerson(server.db, player.id)).not.toHaveProperty('frame');
  });

  it('200: accepts a frame of a tier from that tier on', async () => {
    const player = await signUpWith({});
    expect(await wear(player, { frame: 'frame-challenger' })).toMatchObject({
      status: 403,
      body: { code: 'NOT_OWNED' },
    });
    await earn(player, 1_000);
    expect(await wear(player, { frame: 'frame-challenger' })).toMatchObject({ status: 200 });
  });

  it('200: shows the frame of Plus to others only while Plus lasts', async () => {
    const free = await signUpWith({});
    expect(await wear(free, { frame: 'frame-wings' })).toMatchObject({
      status: 403,
      body: { code: 'NOT_OWNED' },
    });
    const player = await signUpWith({}, 'plus');
    expect(await buy(player, 'frame-wings')).toMatchObject({ body: { code: 'ALREADY_OWNED' } });
    expect(await wear(player, { frame: 'frame-wings', hair: 'hair-braid' })).toMatchObject({ status: 200 });
    expect(await syncPlusFrames(server.deps)).toBe(0);
    const frame = async () => (await findPerson(server.db, player.id)).frame;
    expect(await frame()).toBe('frame-wings');

    await endPlus(player);
    expect((await player.get('/user/appearance')).body).toMatchObject({
      appearance: { frame: null, hair: 'hair-braid' },
    });
    expect(await syncPlusFrames(server.deps)).toBe(1);
    expect(await frame()).toBeUndefined();
    expect(await wear(player, { frame: 'frame-wings' })).toMatchObject({ status: 403 });

    // A save without Plus keeps the Plus frame, which the player does not see.
    expect(await wear(player, { hair: 'hair-braid', glasses: null })).toMatchObject({ status: 200 });
    await endPlus(player, null);
    expect(await syncPlusFrames(server.deps)).toBe(1);
    expect(await frame()).toBe('frame-wings');
  });

  it('403 for an accessory that is not owned, 404 for one unknown or of another slot, without changes', async () => {
    const player = await signUpWith({});
    await wear(player, { hair: 'hair-braid' });
    expect(await wear(player, { frame: 'frame-sun' })).toMatchObject({ status: 403 });
    expect(await wear(player, { frame: 'hair-braid' })).toMatchObject({ status: 404 });
    expect(await wear(player, { frame: 'frame-none' })).toMatchObject({ status: 404 });
    expect((await player.get('/user/appearance')).body).toMatchObject({
      appearance: { ...NOTHING, hair: 'hair-braid' },
    });
  });
});
