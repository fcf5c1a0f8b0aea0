import { readFile as readBytes } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ReadFile, type ReadOptions, readFile } from '@trivia/content/import/read-file.ts';
import { UnreadableFileError } from '@trivia/content/import/record.ts';
import type { Report } from '@trivia/content/report-bank.ts';
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { importQuestions } from '../../core/questions/import-questions.ts';
import { questionId } from '../../core/questions/question-identity.ts';
import { systemClock } from '../../lib/clock.ts';
import { withDatabase } from '../open-cli-database.ts';

export interface ImportOptions extends ReadOptions {
  readonly isDryRun: boolean;
  /** Overrides the value in the file, for all its questions. */
  readonly category?: CategoryId | undefined;
}

const countRepeats = ({ questions }: ReadFile): number =>
  questions.length - new Set(questions.map(questionId)).size;

/** Adds missing categories by the file's name, as in collections with one file per category. */
function nameCategories(path: string, { questions, ...rest }: ReadFile): ReadFile {
  const fileName = basename(path).replace(/\.[^.]*$/, '');
  return {
    ...rest,
    questions: questions.map((question) => ({ ...question, category: question.category ?? fileName })),
  };
}

function linesOf(read: ReadFile, duplicates: number, outcome: string): string[] {
  const refused = read.refused.map(({ where, reason }) => `refused at ${where}: ${reason}`);
  const others = Object.entries(read.otherTypes).map(([type, count]) => `not played here: ${count} ${type}`);
  const counts = `${read.questions.length} accepted, ${read.refused.length} refused, ${duplicates} duplicates`;
  return [...refused, ...others, counts, outcome];
}

const unreadable = (message: string): Report => ({
  lines: [`The file was not read. ${message}`],
  content: { accepted: 0, refused: [], otherTypes: {}, duplicates: 0, error: message },
  isRight: false,
});

async function tryRead(path: string, options: ReadOptions): Promise<ReadFile | UnreadableFileError> {
  const bytes = await readBytes(path);
  try {
    return nameCategories(path, readFile(basename(path), bytes, options));
  } catch (error) {
    if (error instanceof UnreadableFileError) return error;
    throw error;
  }
}

/** Reads a file and keeps its questions as drafts; a dry run lists its content and needs no database. */
export async function importFile(path: string, options: ImportOptions): Promise<Report> {
  const read = await tryRead(path, options);
  if (read instanceof Error) return unreadable(read.message);
  const { refused, otherTypes } = read;
  const content = { accepted: read.questions.length, refused, otherTypes };
  if (options.isDryRun) {
    const duplicates = countRepeats(read);
    return {
      lines: linesOf(read, duplicates, 'Nothing was kept: it was a dry run.'),
      content: { ...content, duplicates },
      isRight: true,
    };
  }
  const done = await withDatabase((db) =>
    importQuestions({ db, clock: systemClock }, commandLine, read.questions, options.category),
  );
  const outcome = `${done.added} added and ${done.changed} changed, as drafts`;
  const ofBank = done.ofBank.map((id) => `left alone, since the bank's files say what it is: ${id}`);
  return {
    lines: [...ofBank, ...linesOf(read, done.duplicates, outcome)],
    content: { ...content, ...done },
    isRight: true,
  };
}
