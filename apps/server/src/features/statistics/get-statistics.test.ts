import type { Statistics } from '@trivia/contract/account/statistics.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import {
  PUZZLE,
  playSolo,
  QUIZ,
  questionOf,
  SURVIVAL,
  signUpWith,
  startSolo,
} from '../../../test/support/solo-driver.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { voidQuestion } from '../../match/correction/void-question.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

describe('GET user/statistics', () => {
  it('counts a player’s results by mode and category, with forfeits separate', async () => {
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

  it('matches counters rebuilt from the events, corrections included', async () => {
    const { db } = server;
    const player = await signUpWith(server, { membership: 'plus', points: 100 });
    const match = await playSolo(server, player, QUIZ, '++---');
    const left = await startSolo(player, SURVIVAL);
    await player.post(`/play/matches/${left.id}/leave`);
    await voidQuestion(server.deps, commandLine, await questionOf(server, match, 4), 'wrong_answer');
    const read = async () => {
      await server.dispatch();
      return (await player.get<Statistics>('/user/statistics')).body;
    };
    const kept = await read();
    expect(kept.modes).toMatchObject([{ type: 'quiz', right: 3 }]);
    await db.deleteFrom('player_mode_statistics').execute();
    await db.deleteFrom('player_category_statistics').execute();
    await db
      .updateTable('event_subscriber')
      .set({ position: '0' })
      .where('name', '=', 'statistics')
      .execute();
    expect(await read()).toEqual(kept);
  });
});
