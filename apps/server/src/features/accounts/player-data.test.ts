import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { goOn } from '../../../test/support/daily-driver.ts';
import { giveBoosters, giveCoins } from '../../../test/support/give.ts';
import { playOn, playSolo, QUIZ, startSolo } from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { voidQuestion } from '../../match/correction/void-question.ts';
import { personalData } from '../../personal-data.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { eraseDeletedAccounts } from './data-rights/erase-deleted-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTE = 'It was another river.';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

/** Creates a player with rows in all tables of play. */
async function addVeteran(): Promise<TestPlayer> {
  const player = await server.signUp({ membership: 'plus' });
  await giveCoins(server.deps, player.id, { coins: 100 });
  await giveBoosters(server.deps, player.id, ['fifty_fifty', 'double_points']);
  const started = await startSolo(player, QUIZ);
  server.clock.advance(1_000);
  await player.post(`/play/matches/${started.id}/boosters`, { round: 1, type: 'double_points' });
  const match = await playOn(server, player, started, '-++++');
  await player.post(`/play/matches/${match.id}/reports`, { round: 1, reason: 'wrong_answer', note: NOTE });
  const { question_id } = await server.db
    .selectFrom('match_round')
    .select('question_id')
    .where('match_id', '=', match.id)
    .where('round', '=', 1)
    .executeTakeFirstOrThrow();
  await voidQuestion(server.deps, commandLine, question_id, 'wrong_answer');
  await server.dispatch();
  await player.get('/play/plans?type=quiz&mode=solo');
  return player;
}

const readSeed = ({ id }: TestPlayer) =>
  server.db.selectFrom('next_seed').select('seed').where('player_id', '=', id).executeTakeFirst();

it('an export has all match data except secret seeds', async () => {
  const player = await addVeteran();
  const playing = await goOn(player, await playOn(server, player, await startSolo(player, QUIZ), '+'));
  await player.get('/play/plans?type=quiz&mode=solo');
  const { status, body, text } = await player.get('/user/export');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    boosters: [
      { type: 'double_points', quantity: 0 },
      { type: 'fifty_fifty', quantity: 1 },
    ],
    boosterGrants: [{ type: 'fifty_fifty' }, { type: 'double_points' }],
    boosterUses: [{ type: 'double_points', round: 1 }],
    questionReports: [{ reason: 'wrong_answer', note: NOTE }],
    notifications: [{ kind: 'match_corrected', data: { points: 10, coins: 2 } }],
  });
  const { seed } = await server.db
    .selectFrom('match')
    .select('seed')
    .where('id', '=', playing.id)
    .executeTakeFirstOrThrow();
  expect(text).not.toContain(seed);
  expect(text).not.toContain((await readSeed(player))?.seed);
});

it('no personal data is left 30 days after the account was deleted, and the books still balance', async () => {
  const player = await addVeteran();
  const other = await server.signUp();
  await giveCoins(server.deps, other.id, { coins: 10 });
  await playSolo(server, other, QUIZ, '+++++');
  await server.db
    .updateTable('player')
    .set({ deleted_at: new Date(server.clock.nowMs()) })
    .where('id', '=', player.id)
    .execute();
  server.clock.advance(31 * DAY_MS);
  expect(await eraseDeletedAccounts(server.deps, personalData)).toBe(1);
  for (const table of [
    'player_booster',
    'booster_grant',
    'next_seed',
    'question_report',
    'notification',
    'player_question',
  ] as const) {
    const rows = await server.db.selectFrom(table).select('player_id').execute();
    expect(
      rows.some(({ player_id }) => player_id === player.id),
      table,
    ).toBe(false);
  }
  expect(await reconcileLedger(server.deps)).toEqual([]);
});

it('the erasure of an account first leaves its matches, so that no stake is stranded', async () => {
  const player = await server.signUp({ membership: 'plus' });
  const rival = await server.signUp({ membership: 'plus' });
  await giveCoins(server.deps, player.id, { coins: 50, points: 100 });
  await giveCoins(server.deps, rival.id, { coins: 50 });
  await startSolo(player, { ...QUIZ, wagerPoints: 100 });
  const game = { type: 'tugofwar', mode: 'multi' };
  await player.post('/play/queue', game);
  const { matchId } = (await rival.post<{ matchId: string }>('/play/queue', game)).body;
  await server.db
    .updateTable('player')
    .set({ deleted_at: new Date(server.clock.nowMs()) })
    .where('id', '=', player.id)
    .execute();
  server.clock.advance(31 * DAY_MS);
  expect(await eraseDeletedAccounts(server.deps, personalData)).toBe(1);

  const escrows = await server.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('kind', '=', 'escrow')
    .execute();
  expect(escrows.filter(({ balance }) => balance !== 0)).toEqual([]);
  const over = (await rival.get<MatchView>(`/play/matches/${matchId}`)).body;
  // Without any answer, only the stake is returned.
  expect(over).toMatchObject({ phase: 'over', result: { outcome: 'draw', coins: 10 } });
  expect(await reconcileLedger(server.deps)).toEqual([]);
});
