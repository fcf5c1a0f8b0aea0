import { afterEach, beforeEach, expect, it } from 'vitest';
import { signUpReferred, verify } from '../../../test/features/referred-player.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { playSolo, QUIZ, startSolo, walletOf } from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { recordSightings } from '../accounts/sessions/device.ts';
import { listSignals } from '../accounts/signals/list-signals.ts';
import { decideReferral, listHeldReferrals } from './held-referrals.ts';
import { listDueReferrals } from './list-due-referrals.ts';
import { payReferrals } from './pay-referrals.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let referrer: TestPlayer;
beforeEach(async () => {
  server = await buildTestServer();
  referrer = await server.signUp();
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

const pointsOf = async (player: TestPlayer) => (await walletOf(server, player)).point;
const pay = async () => {
  await server.dispatch();
  await payReferrals(server.deps);
};
const kindsTold = async (player: TestPlayer) => {
  const { body } = await player.get<{ data: { kind: string }[] }>('/notifications?tab=notifications');
  return body.data.map(({ kind }) => kind);
};
const signInFrom = (player: TestPlayer, deviceId: string, ip = '203.0.113.7') =>
  recordSightings(server.deps, player.id, { headers: { 'x-device-id': deviceId }, ip });

/** Inserts referrals of today as if they had been paid. */
async function havePaid(count: number): Promise<void> {
  const now = new Date(server.clock.nowMs());
  for (let paid = 0; paid < count; paid += 1) {
    const { id } = await server.signUp();
    const row = { friend_id: id, referrer_id: referrer.id, status: 'paid', created_at: now } as const;
    await server.db
      .insertInto('referral')
      .values({ ...row, decided_at: now })
      .execute();
  }
}

it('a referral rewards both once, when the friend has a verified address and three finished games', async () => {
  const friend = await signUpReferred(server, referrer, { games: 2, isVerified: false });
  await pay();
  await playSolo(server, friend, QUIZ, '-----');
  await pay();
  expect(await pointsOf(referrer)).toBe(0);
  await verify(server, friend);
  await Promise.all([pay(), pay()]);
  await pay();
  expect([await pointsOf(referrer), await pointsOf(friend)]).toEqual([100, 100]);
  expect([await kindsTold(referrer), await kindsTold(friend)]).toEqual([
    ['referral_paid'],
    ['referral_welcome'],
  ]);
});

it('a game that was left does not count', async () => {
  const friend = await signUpReferred(server, referrer, { games: 2 });
  const { id } = await startSolo(friend, QUIZ);
  await friend.post(`/play/matches/${id}/leave`);
  await pay();
  expect(await pointsOf(referrer)).toBe(0);
});

it('five referrals are paid a day; the next follows the day after', async () => {
  await havePaid(5);
  const friend = await signUpReferred(server, referrer);
  await pay();
  expect(await pointsOf(friend)).toBe(0);
  server.clock.advance(DAY_MS);
  await pay();
  expect([await pointsOf(referrer), await pointsOf(friend)]).toEqual([100, 100]);
});

it('the job reads no more referrals of a player than can still be paid that day', async () => {
  await havePaid(5);
  for (let brought = 0; brought < 2; brought += 1) await signUpReferred(server, referrer);
  await server.dispatch();
  const due = () => listDueReferrals(server.db, server.clock.nowMs());
  expect(await due()).toEqual([]);
  server.clock.advance(DAY_MS);
  expect(await due()).toHaveLength(2);
  await havePaid(4);
  expect(await due()).toHaveLength(1);
});

it('a referral lapses after 90 days, unless staff released it', async () => {
  const [lapsed, released] = [await signUpReferred(server, referrer), await signUpReferred(server, referrer)];
  const ofReleased = server.db.updateTable('referral').set({ status: 'released' });
  await ofReleased.where('friend_id', '=', released.id).execute();
  server.clock.advance(90 * DAY_MS);
  await pay();
  expect([await pointsOf(lapsed), await pointsOf(released)]).toEqual([0, 100]);
});

it('the reward for a friend on the referrer’s device is held until staff decide', async () => {
  const friend = await signUpReferred(server, referrer);
  for (const player of [referrer, friend]) await signInFrom(player, 'the-same-browser-of-both');
  await pay();
  expect(await pointsOf(referrer)).toBe(0);
  expect(await kindsTold(referrer)).toEqual(['referral_held']);
  expect(await listSignals(server.db)).toMatchObject([{ kind: 'device', count: 2 }]);
  expect(await listHeldReferrals(server.db)).toMatchObject([{ friendId: friend.id }]);
  expect(await decideReferral(server.deps, commandLine, { friendId: friend.id, status: 'released' })).toBe(
    true,
  );
  await pay();
  expect(await pointsOf(referrer)).toBe(100);
});

it('a refused referral is never paid', async () => {
  const friend = await signUpReferred(server, referrer);
  for (const player of [referrer, friend]) await signInFrom(player, 'the-same-browser-of-both');
  await pay();
  await decideReferral(server.deps, commandLine, { friendId: friend.id, status: 'refused' });
  await pay();
  expect([await pointsOf(referrer), await pointsOf(friend)]).toEqual([0, 0]);
});

it('a network shared by a household or an operator holds no reward', async () => {
  const friend = await signUpReferred(server, referrer);
  const strangers = [
    await server.signUp(),
    await server.signUp(),
    await server.signUp(),
    await server.signUp(),
  ];
  for (const [place, player] of [referrer, friend, ...strangers].entries()) {
    await signInFrom(player, `a-browser-of-its-own-${place}`);
  }
  await pay();
  expect(await pointsOf(referrer)).toBe(100);
});

it('the reward for the fourth friend of one network is held', async () => {
  await havePaid(3);
  const friend = await signUpReferred(server, referrer);
  const rows = await server.db.selectFrom('referral').select('friend_id').execute();
  for (const [place, { friend_id: id }] of rows.entries()) {
    const headers = { 'x-device-id': `a-browser-of-its-own-${place}` };
    await recordSightings(server.deps, id, { headers, ip: '203.0.113.9' });
  }
  await pay();
  expect([await pointsOf(friend), await kindsTold(referrer)]).toEqual([0, ['referral_held']]);
});

it('two players who complete simultaneously with each other’s code make one referral', async () => {
  const newcomers = [await server.signUp({ isComplete: false }), await server.signUp({ isComplete: false })];
  const codes = await Promise.all(
    newcomers.map(
      async (player) =>
        (await player.get<{ user: { referralCode: string } }>('/user/me')).body.user.referralCode,
    ),
  );
  const details = { dateOfBirth: '2000-01-01', gender: 'female', agreedToTerms: true };
  const favouriteCategories = ['science', 'music', 'food'];
  const replies = await Promise.all(
    newcomers.map((player, place) =>
      player.post('/user/complete', {
        ...{ ...details, favouriteCategories, username: `newcomer${place}` },
        referralCode: codes[1 - place],
      }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  await server.dispatch();
  expect(await server.db.selectFrom('referral').select('status').execute()).toEqual([{ status: 'open' }]);
});

it('a referral is paid as soon as the friend has played enough, without the job', async () => {
  const friend = await signUpReferred(server, referrer);
  await server.dispatch();
  expect([await pointsOf(referrer), await pointsOf(friend)]).toEqual([100, 100]);
});
