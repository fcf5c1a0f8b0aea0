import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { playDaily, startDaily } from '../../../test/support/daily-driver.ts';
import { testBank } from '../../../test/support/test-bank.ts';
import { countQuestionRecord } from './count-question-record.ts';
import { seedQuestions } from './seed-questions.ts';

const COUNT = 12 * 9;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterEach(() => server.close());

const versionOf = (id: string) =>
  server.db.selectFrom('question').select(['version', 'status']).where('id', '=', id).executeTakeFirst();

it('adds every question once, even if run repeatedly and concurrently', async () => {
  const reports = await Promise.all([1, 2, 3].map(() => seedQuestions(server.deps, testBank())));
  expect(reports.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 0, COUNT]);
  expect(await seedQuestions(server.deps, testBank())).toEqual({ added: 0, changed: 0, retired: 0 });
  const texts = await server.db.selectFrom('question_text').select('language').execute();
  expect(texts).toHaveLength(COUNT * 3);
});

it('creates a new version of a changed text, and keeps the old one for earlier matches', async () => {
  await seedQuestions(server.deps, testBank());
  const player = await server.signUp();
  const match = await startDaily(player);
  const bank = testBank().map((file) => ({
    ...file,
    questions: file.questions.map((question) => ({
      ...question,
      prompt: { ...question.prompt, en: `New ${question.prompt.en}` },
    })),
  }));
  expect(await seedQuestions(server.deps, bank)).toEqual({ added: 0, changed: COUNT, retired: 0 });
  expect(await versionOf('food-q0')).toEqual({ version: 2, status: 'published' });
  expect((await startDaily(player)).round?.question.prompt).toBe(match.round?.question.prompt);
});

it('retires questions that are gone from the bank, and republishes them when they return', async () => {
  await seedQuestions(server.deps, testBank());
  const withoutFood = testBank().filter(({ category }) => category !== 'food');
  expect(await seedQuestions(server.deps, withoutFood)).toEqual({ added: 0, changed: 0, retired: 9 });
  expect(await versionOf('food-q0')).toEqual({ version: 1, status: 'retired' });
  expect(await seedQuestions(server.deps, testBank())).toEqual({ added: 0, changed: 9, retired: 0 });
  expect(await versionOf('food-q0')).toMatchObject({ status: 'published' });
});

it('counts how often a question was shown and answered right', async () => {
  await seedQuestions(server.deps, testBank());
  const players = [await server.signUp(), await server.signUp(), await server.signUp()];
  for (const [index, player] of players.entries()) await playDaily(server, player, index === 0 ? 0 : 1);
  const set = await server.db.selectFrom('daily_challenge').select('question_ids').executeTakeFirstOrThrow();
  const [first = '', second = ''] = set.question_ids;
  expect(await countQuestionRecord(server.db, first)).toEqual({ shown: 3, right: 2 });
  expect(await countQuestionRecord(server.db, second)).toEqual({ shown: 3, right: 0 });
});
