import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { BATTLE, join, openRound, signUpRich } from '../../../test/support/live-driver.ts';
import { playOn, QUIZ, signUpWith, startSolo } from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';

const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const FREE = { ...BATTLE, plan: 'free' };

/** Plays a live match that both players leave, before or during its first question. */
async function playNothing(player: TestPlayer, other: TestPlayer, isShown: boolean): Promise<void> {
  await join(other, FREE);
  const { matchId } = (await join(player, FREE)).body;
  if (isShown) await openRound(server);
  for (const one of [other, player]) await one.post(`/play/matches/${matchId}/leave`);
}

async function readAndLeave(player: TestPlayer, times: number): Promise<void> {
  for (let game = 0; game < times; game += 1) {
    const { id } = await startSolo(player, QUIZ);
    await player.post(`/play/matches/${id}/leave`);
  }
}

it('429: ten games left without an answer within an hour; allowed again an hour later', async () => {
  const player = await signUpWith(server);
  await readAndLeave(player, 10);
  const refused = await player.post('/play/matches', QUIZ);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  server.clock.advance(HOUR_MS);
  expect((await player.post('/play/matches', QUIZ)).status).toBe(201);
});

it('a game left after an answer does not count', async () => {
  const player = await signUpWith(server);
  await readAndLeave(player, 9);
  const { id } = await playOn(server, player, await startSolo(player, QUIZ), '-');
  await player.post(`/play/matches/${id}/leave`);
  expect((await player.post('/play/matches', QUIZ)).status).toBe(201);
});

it('429: ten live matches within an hour in which the player saw a question and answered none', async () => {
  const [player, other] = [await signUpRich(server), await signUpRich(server)];
  for (let match = 0; match < 10; match += 1) await playNothing(player, other, true);
  const refused = await join(player, FREE);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  const invited = await player.post('/play/invitations', { ...FREE, playerId: other.id });
  expect(invited.status).toBe(429);
  server.clock.advance(HOUR_MS);
  expect((await join(player, FREE)).status).toBe(200);
});

it('a live match that ended before its first question does not count', async () => {
  const [player, other] = [await signUpRich(server), await signUpRich(server)];
  for (let match = 0; match < 11; match += 1) await playNothing(player, other, false);
  expect((await join(player, FREE)).status).toBe(200);
});
