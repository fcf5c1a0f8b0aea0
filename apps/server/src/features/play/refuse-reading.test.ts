import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../testing/build-test-server.ts';
import { playOn, QUIZ, signUpWith, startSolo } from '../../testing/solo-driver.ts';
import type { TestPlayer } from '../../testing/test-player.ts';

const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

async function readAndLeave(player: TestPlayer, times: number): Promise<void> {
  for (let game = 0; game < times; game += 1) {
    const { id } = await startSolo(player, QUIZ);
    await player.post(`/play/matches/${id}/leave`);
  }
}

it('429: ten games begun and left without an answer within an hour; after it another may be begun', async () => {
  const player = await signUpWith(server);
  await readAndLeave(player, 10);
  const refused = await player.post('/play/matches', QUIZ);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  server.clock.advance(HOUR_MS);
  expect((await player.post('/play/matches', QUIZ)).status).toBe(201);
});

it('counts no game that was left after an answer', async () => {
  const player = await signUpWith(server);
  await readAndLeave(player, 9);
  const { id } = await playOn(server, player, await startSolo(player, QUIZ), '-');
  await player.post(`/play/matches/${id}/leave`);
  expect((await player.post('/play/matches', QUIZ)).status).toBe(201);
});
