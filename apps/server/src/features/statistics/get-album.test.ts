import type { Album } from '@trivia/contract/account/statistics.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { PUZZLE, playSolo, signUpWith, startSolo } from '../../../test/support/solo-driver.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const WON = '+++++++++';
const LOST = '----';

describe('GET user/album', () => {
  it('lists each completed picture once, and no unfinished or abandoned one', async () => {
    const player = await signUpWith(server, { membership: 'plus' });
    const albumOf = async () => (await player.get<Album>('/user/album')).body.pictureIds;
    expect(await albumOf()).toEqual([]);
    const won = await playSolo(server, player, PUZZLE, WON);
    await playSolo(server, player, PUZZLE, LOST);
    const left = await startSolo(player, PUZZLE);
    await player.post(`/play/matches/${left.id}/leave`);
    expect(won.result?.outcome).toBe('won');
    expect(await albumOf()).toEqual([won.standing.pictureId]);
  });

  it('lists no pictures of others', async () => {
    const [one, other] = [await signUpWith(server, { membership: 'plus' }), await signUpWith(server)];
    await playSolo(server, one, PUZZLE, WON);
    expect((await other.get<Album>('/user/album')).body).toEqual({ pictureIds: [] });
  });
});
