/** Forged answers: each is refused with its code, and logged with the player. */
import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption } from '../../../test/support/daily-driver.ts';
import { startLive } from '../../../test/support/live/start-live.ts';
import { LogWatch } from '../../../test/support/log-watch.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';

const log = new LogWatch();
let server: TestServer;
let player: TestPlayer;
let other: TestPlayer;
let match: MatchView;
beforeAll(async () => {
  server = await buildTestServer({ onLog: log.onLog });
});
afterAll(() => server.close());
beforeEach(async () => {
  [player, other] = [await server.signUp(), await server.signUp()];
  const id = await startLive(server, [player, other]);
  match = (await player.get<MatchView>(`/play/matches/${id}`)).body;
});

const answer = (optionId: string, round = 1) =>
  player.post(`/play/matches/${match.id}/answers`, { round, optionId });
const expectRefused = (code: ErrorCode, optionId: string, round = 1) =>
  log.expectRefused(player, code, () => answer(optionId, round));
const listAnswers = () =>
  server.db.selectFrom('match_answer').selectAll().where('match_id', '=', match.id).execute();

it('refuses an answer before the round opens', async () => {
  server.clock.set((match.round?.opensAtMs ?? 0) - 1);
  await expectRefused('ROUND_NOT_OPEN', await findOption(server, match, true));
  expect(await listAnswers()).toEqual([]);
});

it('refuses an answer to a future round', async () => {
  await expectRefused('ROUND_NOT_OPEN', await findOption(server, match, true), 2);
});

it('refuses an answer after the round has closed', async () => {
  server.clock.set((match.round?.closesAtMs ?? 0) + 1_000);
  await expectRefused('ROUND_CLOSED', await findOption(server, match, true));
  expect(await listAnswers()).toEqual([]);
});

it('refuses an answer after the match is over', async () => {
  await other.post(`/play/matches/${match.id}/leave`);
  await expectRefused('MATCH_OVER', await findOption(server, match, true));
  expect(await listAnswers()).toEqual([]);
});

it('refuses a repeated answer, with the same option or another', async () => {
  expect((await answer(await findOption(server, match, false))).status).toBe(200);
  const kept = await listAnswers();
  await expectRefused('ALREADY_ANSWERED', await findOption(server, match, false));
  await expectRefused('ALREADY_ANSWERED', await findOption(server, match, true));
  expect(await listAnswers()).toEqual(kept);
});

it('refuses a repeated answer after the round has closed', async () => {
  const optionId = await findOption(server, match, true);
  await answer(optionId);
  await answerRound(other, match, optionId);
  await expectRefused('ALREADY_ANSWERED', optionId);
  expect(await listAnswers()).toHaveLength(2);
});

it('refuses an option of another match', async () => {
  const foreign = await startLive(server, [await server.signUp(), await server.signUp()]);
  const { option_ids } = await server.db
    .selectFrom('match_round')
    .select('option_ids')
    .where('match_id', '=', foreign)
    .executeTakeFirstOrThrow();
  server.clock.set((match.round?.opensAtMs ?? 0) + 1_000);
  expect((await answer(option_ids[0] ?? '')).body).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await listAnswers()).toEqual([]);
});
