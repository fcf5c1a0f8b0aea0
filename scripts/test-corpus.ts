/**
 * `npm run test:corpus`: tests text processing against third-party texts in a folder beside the checkout. Without the
 * folder there is nothing to check.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { username } from '@trivia/contract/fields.ts';
import { limits } from '@trivia/contract/limits.ts';
import { foldUsername } from '../apps/server/src/features/accounts/names/fold-username.ts';
import { checkQuestionFiles } from './corpus-questions.ts';
import { ROOT } from './run-program.ts';

const CORPUS = resolve(ROOT, '../shared/data/questions');
const TEXTS = join(CORPUS, 'ckb');

/** All words of a folder's sentences in Kurdish, Arabic and English. */
function readWords(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  return [...new Set(text.match(/[\p{L}\p{M}]+/gu))];
}

/** Counts letters, without combining marks and the tatweel. */
const countLetters = (word: string): number => word.replace(/[\p{M}\u0640]/gu, '').length;

function fault(word: string): string | undefined {
  const taken = username.safeParse(word);
  if (countLetters(word) < limits.usernameMinLength) {
    return taken.success ? 'is too short and still taken as a username' : undefined;
  }
  if (!taken.success) return 'is refused as a username';
  const key = foldUsername(taken.data);
  if (key === '') return 'leaves nothing to tell names apart by';
  if (foldUsername(key) !== key) return 'folds differently when folded again';
  return foldUsername(taken.data.toUpperCase()) === key ? undefined : 'depends on capital letters';
}

function checkUsernames(folder: string): string[] {
  const { usernameMinLength, usernameMaxLength } = limits;
  const words = readWords(folder).filter(
    ({ length }) => length >= usernameMinLength && length <= usernameMaxLength,
  );
  process.stdout.write(`${words.length} words as usernames\n`);
  const wrong = words.flatMap((word) => {
    const reason = fault(word);
    return reason ? [`${word} ${reason}`] : [];
  });
  return words.length === 0 ? ['there are no words to try as usernames'] : wrong;
}

function checkQuestions(folder: string): string[] {
  const { files, faults } = checkQuestionFiles(folder);
  process.stdout.write(`${files} files of questions\n`);
  return files === 0 ? ['there are no questions to read'] : faults;
}

if (existsSync(CORPUS)) {
  const faults = [...checkUsernames(TEXTS), ...checkQuestions(CORPUS)];
  for (const line of faults.slice(0, 20)) process.stderr.write(`${line}\n`);
  process.stdout.write(`${faults.length} faults\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else process.stdout.write(`Nothing to check: the folder ${CORPUS} has no texts.\n`);
