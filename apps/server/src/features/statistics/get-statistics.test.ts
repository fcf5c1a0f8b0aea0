import type { Statistics } from '@trivia/contract/statistics.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import {
  PUZZLE,
  playSolo,
  QUIZ,
  SURVIVAL,
  signUpWith,
  startSolo,
} from '../../../test/support/solo-driver.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

describe('GET user/statistics', () => {
  it('tells how a player did by mode and by category, forfeits apart', async () => {
    const player = await signUpWith(server, { membership: 'plus', points: 100 });
    await playSolo(server, player, { ...QUIZ, categoryId: 'food' }, '+++--');
    await playSolo(server, player, SURVIVAL, '+++++');
    const left = await startSolo(player, PUZZLE);
    await player.post(`/play/matches/${left.id}/leave`);
    await server.dispatch();
    const { body } = await player.get<Statistics>('/user/statistics');
    expect(body.modes).toEqual([
      { type: 'quiz', mode: 'solo', played: 1, won: 1, answered: 5, right: 3, points: 15 },
      { type: 'survival', mode: 'solo', played: 1, won: 1, answered: 5, right: 5, points: 80 },
    ]);
    expect(body.categories).toHaveLength(12);
    expect(body.categories.reduce((sum, { answered }) => sum + answered, 0)).toBe(10);
  });
});
