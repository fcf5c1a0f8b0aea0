import { type ImportedQuestion, readFile } from '@trivia/content/import/read-file.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { testBank } from '../../../test/support/test-bank.ts';
import { commandLine } from '../audit/actor.ts';
import { exportQuestions } from './export-questions.ts';
import { importQuestions } from './import-questions.ts';
import { readPool } from './pool.ts';
import { publishQuestions } from './publish-questions.ts';
import { seedQuestions } from './seed-questions.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterEach(() => server.close());

const parse = (name: string, text: string): readonly ImportedQuestion[] =>
  readFile(name, new TextEncoder().encode(text), { language: 'en' }).questions;

const aiken = (...answers: string[]) =>
  answers.map((answer) => `Which is ${answer}?\nA. no\nB. ${answer}\nANSWER: B\n`).join('\n');

const text = (en: string) => ({ en, ar: `${en} ar`, ckb: `${en} ckb` });
const project = (id: string, prompt: string, options = ['a', 'b', 'c', 'd']) =>
  JSON.stringify({
    category: 'food',
    questions: [{ id, difficulty: 3, prompt: text(prompt), options: options.map(text), right: 2 }],
  });

const listQuestions = () => server.db.selectFrom('question').selectAll().orderBy('id').execute();

describe('import', () => {
  it('stores questions as drafts in the language of their file', async () => {
    const questions = parse('rivers.txt', aiken('yes', 'right'));
    expect(await importQuestions(server.deps, commandLine, questions, 'geography')).toMatchObject({
      added: 2,
      duplicates: 0,
    });
    const rows = await listQuestions();
    expect(rows.map(({ status, category_id }) => [status, category_id])).toEqual([
      ['draft', 'geography'],
      ['draft', 'geography'],
    ]);
    const texts = await server.db.selectFrom('question_text').select(['language', 'options']).execute();
    expect(texts.map(({ language }) => language)).toEqual(['en', 'en']);
    expect(texts[0]?.options).toHaveLength(2);
  });

  it('adds nothing the second time, nor for reordered options', async () => {
    await importQuestions(server.deps, commandLine, parse('a.txt', aiken('yes')));
    const again = parse('a.txt', `${aiken('yes')}\nWhich is yes?\nA. yes\nB. no\nANSWER: A\n`);
    expect(again).toHaveLength(2);
    expect(await importQuestions(server.deps, commandLine, again)).toMatchObject({
      added: 0,
      changed: 0,
      duplicates: 2,
    });
    expect(await listQuestions()).toHaveLength(1);
  });

  it('counts a repeated question, and stores it once', async () => {
    const questions = parse('a.txt', aiken('yes', 'yes'));
    expect(await importQuestions(server.deps, commandLine, questions)).toMatchObject({
      added: 1,
      duplicates: 1,
    });
  });

  it('makes a new version of a question that has an id of its own', async () => {
    await importQuestions(server.deps, commandLine, parse('p.json', project('food-bread', 'Flat?')));
    expect(
      await importQuestions(server.deps, commandLine, parse('p.json', project('food-bread', 'Flat or not?'))),
    ).toMatchObject({ added: 0, changed: 1 });
    expect(await listQuestions()).toMatchObject([{ id: 'food-bread', version: 2, status: 'draft' }]);
  });

  it('takes a published question with a changed text out of the pool', async () => {
    await importQuestions(server.deps, commandLine, parse('p.json', project('food-bread', 'Flat?')));
    await publishQuestions(server.deps, commandLine, ['food-bread']);
    expect((await readPool(server.db))?.cells).toMatchObject([{ questionIds: ['food-bread'] }]);
    await importQuestions(server.deps, commandLine, parse('p.json', project('food-bread', 'Flat or not?')));
    expect((await readPool(server.db))?.cells).toEqual([]);
  });

  it('skips questions of the bank, and reports them', async () => {
    await seedQuestions(server.deps, testBank());
    const report = await importQuestions(
      server.deps,
      commandLine,
      parse('p.json', project('food-q0', 'Other?')),
    );
    expect(report).toMatchObject({ added: 0, changed: 0, ofBank: ['food-q0'] });
    expect(
      await server.db.selectFrom('question').select('version').where('id', '=', 'food-q0').execute(),
    ).toEqual([{ version: 1 }]);
  });

  it('adds nothing from its own export', async () => {
    await seedQuestions(server.deps, testBank());
    await importQuestions(server.deps, commandLine, parse('a.txt', aiken('yes')));
    await importQuestions(server.deps, commandLine, parse('p.json', project('food-bread', 'Flat?')));
    const exported = await exportQuestions(server.deps, {});
    const questions = parse('export.json', JSON.stringify(exported));
    expect(questions).toHaveLength(12 * 9 + 2);
    expect(await importQuestions(server.deps, commandLine, questions)).toEqual({
      added: 0,
      changed: 0,
      duplicates: questions.length,
      ofBank: [],
    });
  });
});

describe('export', () => {
  it('filters by status and category', async () => {
    await seedQuestions(server.deps, testBank());
    await importQuestions(server.deps, commandLine, parse('p.json', project('food-bread', 'Flat?')));
    const drafts = await exportQuestions(server.deps, { status: 'draft' });
    expect(drafts.map(({ category, questions }) => [category, questions.length])).toEqual([['food', 1]]);
    const food = await exportQuestions(server.deps, { category: 'food' });
    expect(food.map(({ questions }) => questions.length)).toEqual([10]);
  });
});

describe('publish', () => {
  it('publishes complete questions, and lists what others lack', async () => {
    await importQuestions(server.deps, commandLine, parse('p.json', project('food-bread', 'Flat?')));
    await importQuestions(
      server.deps,
      commandLine,
      parse('p.json', project('food-salt', 'Salty?', ['a', 'b', 'c'])),
    );
    await importQuestions(server.deps, commandLine, parse('a.txt', aiken('yes')));
    const [, , english] = (await listQuestions()).map(({ id }) => id);
    const ids = ['food-bread', 'food-salt', english ?? '', 'food-none'];
    expect(await publishQuestions(server.deps, commandLine, ids)).toEqual({
      published: ['food-bread'],
      refused: [
        { id: 'food-salt', reason: 'not_four_options' },
        { id: english, reason: 'missing_languages: ar, ckb' },
        { id: 'food-none', reason: 'unknown_id' },
      ],
    });
    expect((await publishQuestions(server.deps, commandLine, ['food-bread'])).refused).toEqual([
      { id: 'food-bread', reason: 'already_published' },
    ]);
  });
});
