import type { Invitation } from '@trivia/contract/play/invitations.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { coinsOf, look, pair, playLive, TUG } from '../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { voidQuestion } from '../../match/correction/void-question.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { recordSightings } from '../accounts/sessions/device.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const firstWins = Array.from({ length: 5 }, () => [true, false]);
const allEven = Array.from({ length: 5 }, () => [true, true]);

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

const invite = async (player: TestPlayer, rival: TestPlayer): Promise<Invitation> =>
  (await player.post<Invitation>('/play/invitations', { ...TUG, playerId: rival.id })).body;

/** Starts a match of the two by an invitation that the second accepts. */
async function meet(one: TestPlayer, other: TestPlayer): Promise<string> {
  const { id } = await invite(one, other);
  const { body } = await other.post<Invitation>(`/play/invitations/${id}/accept`);
  return body.matchId ?? '';
}

const pursesOf = (players: readonly TestPlayer[]) =>
  Promise.all(players.map((player) => coinsOf(server, player)));

/** Creates two players who have earned from each other today: the first has beaten the second. */
async function haveEarned(): Promise<[TestPlayer, TestPlayer]> {
  const [one, other, id] = await pair(server, TUG);
  await playLive(server, [one, other], id, firstWins);
  expect(await look(one, id)).toMatchObject({ unpaid: null, result: { points: 50, coins: 20 } });
  return [one, other];
}

it('two players earn from each other once a day; further matches are for honour, and announced as such', async () => {
  const [one, other] = await haveEarned();
  const before = await pursesOf([one, other]);
  expect((await invite(one, other)).honour).toBe('met_today');
  const id = await meet(other, one);
  expect((await look(one, id)).unpaid).toBe('met_today');
  expect(await pursesOf([one, other])).toEqual(before);
  await playLive(server, [one, other], id, firstWins);
  const won = await look(one, id);
  expect(won).toMatchObject({ unpaid: 'met_today', result: { outcome: 'won', points: 0, coins: 0 } });
  expect(await pursesOf([one, other])).toEqual(before);
});

it('two players earn from each other again the next day', async () => {
  const [one, other] = await haveEarned();
  server.clock.advance(DAY_MS);
  const id = await meet(one, other);
  expect((await look(one, id)).unpaid).toBeNull();
});

it('a match that paid nothing does not count', async () => {
  const [one, other, drawn] = await pair(server, TUG);
  await playLive(server, [one, other], drawn, allEven);
  const left = await meet(one, other);
  await one.post(`/play/matches/${left}/leave`);
  expect((await look(other, left)).unpaid).toBe('nobody_answered');
  const id = await meet(one, other);
  expect((await look(one, id)).unpaid).toBeNull();
});

it('each of the two still earns from others', async () => {
  const [one] = await haveEarned();
  const [another] = await haveEarned();
  const id = await meet(one, another);
  expect((await look(one, id)).unpaid).toBeNull();
});

it('accounts of one device earn nothing from each other', async () => {
  const [one, other, first] = await pair(server, TUG);
  await one.post(`/play/matches/${first}/leave`);
  const request = { headers: { 'x-device-id': 'the-same-browser-of-both' }, ip: '203.0.113.7' };
  for (const { id } of [one, other]) await recordSightings(server.deps, id, request);
  const id = await meet(one, other);
  expect((await look(one, id)).unpaid).toBe('same_device');
  await playLive(server, [one, other], id, firstWins);
  expect((await look(one, id)).result).toMatchObject({ outcome: 'won', points: 0, coins: 0 });
});

it('the correction of a wrong question pays nothing in a match for honour', async () => {
  const [one, other] = await haveEarned();
  const honoured = await meet(one, other);
  await playLive(server, [one, other], honoured, firstWins);
  const left = await meet(one, other);
  await one.post(`/play/matches/${left}/leave`);
  const before = await pursesOf([one, other]);
  const rounds = await server.db
    .selectFrom('match_round')
    .select('question_id')
    .where('match_id', 'in', [honoured, left])
    .execute();
  for (const { question_id } of rounds)
    await voidQuestion(server.deps, commandLine, question_id, 'wrong_answer');
  expect(await pursesOf([one, other])).toEqual(before);
});
