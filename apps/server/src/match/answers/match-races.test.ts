import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import {
  answerRound,
  DAILY,
  findOption,
  goOn,
  playRound,
  startDaily,
} from '../../../test/support/daily-driver.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { changeMatch } from '../change-match.ts';
import { advanceMatch } from '../rounds/advance-match.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const twenty = <T>(make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 20 }, make));

it('creates one match for 20 simultaneous starts, and returns the same to all', async () => {
  const player = await server.signUp();
  const starts = await twenty(() => player.post<MatchView>('/play/matches', DAILY));
  expect(starts.map(({ status }) => status)).toEqual(starts.map(() => 201));
  const [first] = starts;
  for (const { body } of starts) expect(body).toEqual(first?.body);
});

it('creates one match for 20 simultaneous starts under one Idempotency-Key', async () => {
  const player = await server.signUp();
  const headers = { 'idempotency-key': 'once' };
  const starts = await twenty(() => player.post<MatchView>('/play/matches', DAILY, headers));
  expect(new Set(starts.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(starts.map(({ body }) => body.id)).size).toBe(1);
});

it('counts one of 20 equal simultaneous answers', async () => {
  const player = await server.signUp();
  const match = await startDaily(player);
  server.clock.advance(1_000);
  const optionId = await findOption(server, match, true);
  const answers = await twenty(() => answerRound(player, match, optionId));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, body } of refused) {
    expect({ status, ...body }).toMatchObject({ status: 409, code: 'ALREADY_ANSWERED' });
  }
  const [accepted] = answers.filter(({ status }) => status === 200);
  expect(accepted?.body.match?.closedRounds).toMatchObject([{ verdict: 'right' }]);
});

it('counts the first of 20 different simultaneous answers', async () => {
  const player = await server.signUp();
  const match = await startDaily(player);
  server.clock.advance(1_000);
  const options = match.round?.question.options ?? [];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => answerRound(player, match, options[index % 4]?.id ?? '')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('settles once when 20 calls close the last round simultaneously', async () => {
  const player = await server.signUp();
  let match = await startDaily(player);
  for (let round = 1; round < 5; round += 1) {
    match = await goOn(player, await playRound(server, player, match, true));
  }
  server.clock.set((match.round?.closesAtMs ?? 0) + 500);
  await player.get(`/play/matches/${match.id}`);
  await twenty(() => changeMatch(server.deps, match.id, advanceMatch));
  const { body } = await player.get<MatchView>(`/play/matches/${match.id}`);
  expect(body.result).toMatchObject({ rightAnswers: 4, points: 80 });
  const entries = await player.get<{ data: { amount: number }[] }>('/wallet/entries');
  expect(entries.body.data.map(({ amount }) => amount)).toEqual([80]);
  expect(await reconcileLedger(server.deps)).toEqual([]);
});

it('never loses an answer that was accepted while the round was closing', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => server.signUp()));
  const matches = await Promise.all(players.map(startDaily));
  server.clock.set(matches[0]?.round?.closesAtMs ?? 0);
  const closing = matches.map((match) =>
    changeMatch(server.deps, match.id, async (locked) => {
      locked.set({ due_at: new Date(locked.nowMs) });
      await advanceMatch(locked);
    }),
  );
  const answering = players.map(async (player, index) => {
    const match = matches[index] ?? (await startDaily(player));
    return await answerRound(player, match, await findOption(server, match, true));
  });
  const answers = await Promise.all(answering);
  await Promise.all(closing);
  for (const [index, answer] of answers.entries()) {
    const view = await players[index]?.get<MatchView>(`/play/matches/${matches[index]?.id}`);
    expect(view?.body.closedRounds[0]?.verdict).toBe(answer.status === 200 ? 'right' : 'none');
    expect(answer.status === 200 || answer.status === 409).toBe(true);
  }
});
