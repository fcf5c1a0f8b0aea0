import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { playDaily } from '../../../test/support/daily-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { recordSightings } from '../accounts/sessions/device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const change = (player: TestPlayer, changed: { email_verified_at?: null; created_at?: Date }) =>
  server.db.updateTable('player').set(changed).where('id', '=', player.id).execute();
const play = async (player: TestPlayer) => (await playDaily(server, player, 5)).result;

it('five right answers without a verified address, or by an account created today, are paid but get no place', async () => {
  const [unverified, fresh] = [await server.signUp(), await server.signUp()];
  await change(unverified, { email_verified_at: null });
  await change(fresh, { created_at: new Date(server.clock.nowMs()) });
  expect(await play(unverified)).toMatchObject({ rightAnswers: 5, points: 150, place: null });
  expect(await play(fresh)).toMatchObject({ rightAnswers: 5, points: 150, place: null });
});

it('three accounts of a device can get places, a fourth can’t; a shared network excludes no account', async () => {
  const players: TestPlayer[] = [];
  for (let count = 0; count < 5; count += 1) players.push(await server.signUp());
  const placed: boolean[] = [];
  for (const [index, player] of players.entries()) {
    const headers = { 'x-device-id': index < 4 ? 'the-tablet-of-the-family' : 'a-phone-of-its-own' };
    await recordSightings(server.deps, player.id, { headers, ip: '203.0.113.7' });
    const result = await play(player);
    placed.push(result !== null && result.place !== null);
    server.clock.advance(1_000);
  }
  expect(placed).toEqual([true, true, true, false, true]);
});
