/** Checks of a whole question bank. */

import { languages } from '@trivia/contract/languages.ts';
import { categoryIds } from '@trivia/contract/play/categories.ts';
import { type BankFile, type BankQuestion, bankFile } from './bank-schema.ts';
import { questionFaults } from './check-question.ts';
import type { Fault } from './fault.ts';
import type { RawFile } from './load-bank.ts';

const QUESTIONS_MIN = 6;
const POSITIONS = [0, 1, 2, 3] as const;
/** Smallest share of right options at any one position, in a category; an even distribution is a quarter. */
const POSITION_MIN_SHARE = 0.12;
const POSITION_MAX_SHARE = 0.45;
/** Largest share of questions whose right option is the longest, in a category and a language; chance is a quarter. */
const LONGEST_MAX_SHARE = 0.5;

const ANSWER_MAX_QUESTIONS = 2;
const NUMBER = /^\d+$/;

const whole = (file: string, field: string, reason: string): Fault => ({ file, id: '-', field, reason });

function idAt(content: unknown, index: unknown): string {
  if (typeof content !== 'object' || content === null || !('questions' in content)) return '-';
  const questions: unknown = content.questions;
  const question: unknown =
    Array.isArray(questions) && typeof index === 'number' ? questions[index] : undefined;
  if (typeof question !== 'object' || question === null || !('id' in question)) return '-';
  return String(question.id);
}

function shapeFaults({ name, content }: RawFile): Fault[] {
  if (content === undefined) return [whole(name, '-', 'is not JSON')];
  return (bankFile.safeParse(content).error?.issues ?? []).map(({ path, message }) => {
    const [top, index, ...rest] = path;
    const isQuestion = top === 'questions' && index !== undefined;
    const field = isQuestion ? rest.join('.') || 'question' : path.join('.') || 'file';
    return { file: name, id: isQuestion ? idAt(content, index) : '-', field, reason: message };
  });
}

const isRightLongest = ({ options, right }: BankQuestion, language: 'en' | 'ar' | 'ckb'): boolean => {
  const lengths = options.map((option) => option[language].length);
  return lengths.every((length, index) => index === right || length < (lengths[right] ?? 0));
};

function spreadFaults(name: string, { questions }: BankFile): Fault[] {
  const share = (count: number) => count / Math.max(1, questions.length);
  const positions = POSITIONS.filter((position) => {
    const found = share(questions.filter(({ right }) => right === position).length);
    return found < POSITION_MIN_SHARE || found > POSITION_MAX_SHARE;
  }).map((position) => whole(name, 'right', `option ${position} is right too often or too seldom`));
  const lengths = languages
    .filter(
      (language) =>
        share(questions.filter((one) => isRightLongest(one, language)).length) > LONGEST_MAX_SHARE,
    )
    .map((language) => whole(name, `options.${language}`, 'the longest option is right too often'));
  return [...positions, ...lengths];
}

function fileFaults(name: string, file: BankFile): Fault[] {
  const { category, questions } = file;
  const few = questions.length < QUESTIONS_MIN;
  return [
    ...(name === `${category}.json`
      ? []
      : [whole(name, 'category', `stands in a file not named ${category}.json`)]),
    ...(few ? [whole(name, 'questions', `has ${questions.length}, fewer than ${QUESTIONS_MIN}`)] : []),
    ...(few ? [] : spreadFaults(name, file)),
    ...questions.flatMap((question) => [
      ...questionFaults(question).map((fault) => ({ file: name, id: question.id, ...fault })),
      ...(question.id.startsWith(`${category}-`)
        ? []
        : [{ file: name, id: question.id, field: 'id', reason: `does not begin with ${category}-` }]),
    ]),
  ];
}

function repeatFaults(files: readonly { name: string; file: BankFile }[]): Fault[] {
  const seen = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { name, file } of files) {
    for (const { id, prompt } of file.questions) {
      for (const [field, key] of [
        ['id', `id/${id}`],
        ['prompt.en', `prompt/${prompt.en.toLowerCase()}`],
      ] as const) {
        const first = seen.get(key);
        if (first) faults.push({ file: name, id, field, reason: `is in ${first} already` });
        seen.set(key, name);
      }
    }
  }
  return faults;
}

/** Finds repeated answers, which players could guess without reading the question. */
function answerFaults(files: readonly { name: string; file: BankFile }[]): Fault[] {
  const seen = new Map<string, number>();
  return files.flatMap(({ name, file }) =>
    file.questions.flatMap(({ id, options, right }) => {
      const answer = options[right]?.en.toLowerCase() ?? '';
      const count = (seen.get(answer) ?? 0) + 1;
      seen.set(answer, count);
      const reason = `is the answer of more than ${ANSWER_MAX_QUESTIONS} questions`;
      return count > ANSWER_MAX_QUESTIONS && !NUMBER.test(answer)
        ? [{ file: name, id, field: 'right', reason }]
        : [];
    }),
  );
}

/** Lists every fault of a bank, which may be published without any. */
export function checkBank(rawFiles: readonly RawFile[]): Fault[] {
  const files = rawFiles.flatMap(({ name, content }) => {
    const { data } = bankFile.safeParse(content);
    return data ? [{ name, file: data }] : [];
  });
  const missing = categoryIds.filter((id) => !rawFiles.some(({ name }) => name === `${id}.json`));
  return [
    ...missing.map((id) => whole(`${id}.json`, '-', 'is missing')),
    ...rawFiles.flatMap(shapeFaults),
    ...files.flatMap(({ name, file }) => fileFaults(name, file)),
    ...repeatFaults(files),
    ...answerFaults(files),
  ];
}
