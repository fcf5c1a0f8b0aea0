import type { Redeemed } from '@trivia/contract/store/gift-cards.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addGiftCardCodes,
  backdateAccount,
  listRewards,
  makeCodes,
  newKey,
  redeemTea,
  signUpRich,
  TEA_POINTS,
} from '../../../test/features/gift-card-driver.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { giveCoins } from '../../../test/support/give.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { giftCardData } from './personal-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false, environment: { GIFT_CARD_KEYS: newKey('k1') } });
  await addGiftCardCodes(server.deps, makeCodes(50));
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

/** Signs up a Plus player with points and a day-old account. */
async function signUpNew(): Promise<TestPlayer> {
  const player = await server.signUp({ membership: 'plus' });
  await giveCoins(server.deps, player.id, { points: TEA_POINTS });
  return player;
}

async function seeOn(players: readonly TestPlayer[], kind: 'device' | 'network', subject: string) {
  const now = new Date(server.clock.nowMs());
  const rows = players.map(({ id }) => ({
    player_id: id,
    kind,
    subject_hash: Buffer.from(subject.padEnd(32)),
    first_seen_at: now,
    last_seen_at: now,
  }));
  await server.db.insertInto('sighting').values(rows).execute();
}

const heldIds = async (staff: TestPlayer): Promise<string[]> => {
  const { body } = await staff.get<{ data: { id: string }[] }>('/admin/redemptions/held');
  return body.data.map(({ id }) => id);
};

const decide = (staff: TestPlayer, { id }: Pick<Redeemed, 'id'>, decision: string) =>
  staff.post(`/admin/redemptions/${id}/decision`, { decision });

describe('a redemption is held', () => {
  it('for a new account, which is notified, and gets no code yet', async () => {
    const player = await signUpNew();
    expect(await redeemTea(player)).toMatchObject({ status: 201, body: { status: 'held' } });
    expect(await listRewards(player)).toEqual([expect.objectContaining({ status: 'held', code: null })]);
  });

  it('for the second account of a device, also when both redeem simultaneously', async () => {
    const [one, other] = [await signUpRich(server), await signUpRich(server)];
    await seeOn([one, other], 'device', 'shared');
    const statuses = (await Promise.all([redeemTea(one), redeemTea(other)])).map(({ body }) => body.status);
    expect(statuses.toSorted()).toEqual(['held', 'redeemed']);
  });

  it('for the sixth account of a network in a day, but not the fifth', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => signUpRich(server)));
    await seeOn(players, 'network', 'cafe');
    const statuses: string[] = [];
    for (const player of players) statuses.push((await redeemTea(player)).body.status);
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 'redeemed'), 'held']);
  });

  it('for the fourth card of a day', async () => {
    const player = await signUpRich(server, 4);
    const statuses: string[] = [];
    for (let card = 0; card < 4; card += 1) statuses.push((await redeemTea(player)).body.status);
    expect(statuses).toEqual(['redeemed', 'redeemed', 'redeemed', 'held']);
    server.clock.advance(25 * 60 * 60 * 1000);
    await giveCoins(server.deps, player.id, { points: TEA_POINTS });
    expect((await redeemTea(player)).body.status).toBe('redeemed');
  });
});

describe('POST admin/redemptions/{id}/decision', () => {
  it('204: a release shows the code and notifies the player', async () => {
    const [player, staff] = [await signUpNew(), await server.signUp({ roles: ['support'] })];
    const { body } = await redeemTea(player);
    expect(await heldIds(staff)).toContain(body.id);
    expect(await decide(staff, body, 'release')).toMatchObject({ status: 204 });
    expect(await heldIds(staff)).not.toContain(body.id);
    const [reward] = await listRewards(player);
    expect(reward).toMatchObject({ status: 'redeemed', code: expect.stringMatching(/^[0-9A-F]{20}$/) });
    const notifications = await player.get<{ data: unknown[] }>('/notifications?tab=notifications');
    expect(notifications.body.data[0]).toMatchObject({
      kind: 'redemption_released',
      data: { redemptionId: body.id },
    });
  });

  it('204: a refusal returns points and code, and is recorded in the audit log', async () => {
    const [player, staff] = [await signUpNew(), await server.signUp({ roles: ['support'] })];
    const { body } = await redeemTea(player);
    const code = await server.db
      .selectFrom('gift_card_code')
      .select('id')
      .where('redemption_id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(await decide(staff, body, 'refuse')).toMatchObject({ status: 204 });
    expect(await getWallet(server.db, player.id)).toMatchObject({ point: TEA_POINTS, lifetimePoints: 0 });
    const back = await server.db
      .selectFrom('gift_card_code')
      .select('redemption_id')
      .where('id', '=', code.id)
      .executeTakeFirstOrThrow();
    expect(back.redemption_id).toBeNull();
    const entry = await server.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ action: 'redemption.refused', actor_id: staff.id });
  });

  it('422 for all but one of simultaneous decisions, 404 for an unknown redemption, 401 and 403', async () => {
    const [player, staff] = [await signUpNew(), await server.signUp({ roles: ['support'] })];
    const { body } = await redeemTea(player);
    const replies = await Promise.all([1, 2, 3, 4].map(() => decide(staff, body, 'refuse')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 422, 422, 422]);
    expect(await getWallet(server.db, player.id)).toMatchObject({ point: TEA_POINTS });
    const none = { id: '00000000-0000-4000-8000-000000000000' };
    expect(await decide(staff, none, 'release')).toMatchObject({ status: 404 });
    expect(await decide(player, body, 'release')).toMatchObject({ status: 403 });
    const url = `/api/admin/redemptions/${body.id}/decision`;
    const stranger = await server.app.inject({ method: 'POST', url, payload: { decision: 'release' } });
    expect(stranger.statusCode).toBe(401);
  });
});

it('erasing an account deletes its codes, and leaves the books', async () => {
  const player = await signUpRich(server);
  await backdateAccount(server.deps, player.id);
  await redeemTea(player);
  const erased = { id: player.id, email: null };
  await inTransaction(server.db, async (tx) => giftCardData.erase?.(tx, erased, new Date()));
  expect(await listRewards(player)).toEqual([expect.objectContaining({ code: null, points: TEA_POINTS })]);
});
