/** Reads a question file in any known format. */
import { type Language, languages } from '@trivia/contract/languages.ts';
import { type ColumnRole, parseColumns } from './csv-columns.ts';
import { judgeRecord } from './judge-record.ts';
import { readAiken } from './read-aiken.ts';
import { readCsv } from './read-csv.ts';
import { readGift } from './read-gift.ts';
import { readOpenTriviaDb } from './read-open-trivia-db.ts';
import { readOpenTriviaQa } from './read-opentriviaqa.ts';
import { isProjectFile, type ProjectRecord, readProject } from './read-project.ts';
import {
  type Difficulty,
  type FileRecord,
  type OtherType,
  type Refusal,
  UnreadableFileError,
} from './record.ts';

export const formats = ['project', 'opentdb', 'opentriviaqa', 'csv', 'gift', 'aiken'] as const;
export type Format = (typeof formats)[number];

/** An importable question: texts in at least one language, with the same order of options in each. */
export interface ImportedQuestion extends Pick<ProjectRecord, 'right' | 'texts' | 'source'> {
  /** Id, in the project's format only. */
  readonly id: string | null;
  /** Category name in the file. */
  readonly category: string | null;
  readonly difficulty: Difficulty | null;
}

export interface ReadFile {
  readonly questions: readonly ImportedQuestion[];
  readonly refused: readonly Refusal[];
  readonly otherTypes: Readonly<Partial<Record<OtherType, number>>>;
}

export interface ReadOptions {
  /** Language of formats that have a single one. */
  readonly language: Language;
  /** Format; detected from name and content by default. */
  readonly format?: Format;
  /** Columns of a table without usable headings. */
  readonly columns?: string;
}

const decodeText = (bytes: Uint8Array): string => new TextDecoder('utf-8').decode(bytes);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFileError('It is not JSON.');
  }
}

/**
 * Detects the format by the file's extension, or for texts by the beginnings of lines. Throws an `UnreadableFileError`
 * for an unknown one.
 */
export function detectFormat(name: string, text: string): Format {
  if (/\.json$/i.test(name)) return isProjectFile(parseJson(text)) ? 'project' : 'opentdb';
  if (/\.(csv|tsv)$/i.test(name)) return 'csv';
  if (/\.gift$/i.test(name)) return 'gift';
  if (/^#Q\s/m.test(text)) return 'opentriviaqa';
  if (/^ANSWER:/im.test(text)) return 'aiken';
  if (/\{[\s\S]*\}/.test(text)) return 'gift';
  throw new UnreadableFileError('Its format is unknown: name it by --format.');
}

function collect(records: readonly FileRecord[], language: Language): ReadFile {
  const questions: ImportedQuestion[] = [];
  const refused: Refusal[] = [];
  const otherTypes: Partial<Record<OtherType, number>> = {};
  for (const record of records) {
    if ('type' in record) otherTypes[record.type] = (otherTypes[record.type] ?? 0) + 1;
    else {
      const judged = 'reason' in record ? record : judgeRecord(record);
      if ('reason' in judged) refused.push(judged);
      else {
        const { prompt, options, explanation, right, category, difficulty } = judged;
        const texts = { [language]: { prompt, options, explanation } };
        questions.push({ id: null, category, difficulty, right, texts, source: null });
      }
    }
  }
  return { questions, refused, otherTypes };
}

const isRefusal = (record: ProjectRecord | Refusal): record is Refusal => 'reason' in record;

function collectProject(records: readonly (ProjectRecord | Refusal)[]): ReadFile {
  const questions: ImportedQuestion[] = [];
  for (const record of records) {
    if (!isRefusal(record)) {
      const { where: id, ...rest } = record;
      questions.push({ id, ...rest });
    }
  }
  return { questions, refused: records.filter(isRefusal), otherTypes: {} };
}

/** Reads a file. Throws an `UnreadableFileError` if the whole file is malformed; a single bad record is refused. */
export function readFile(name: string, bytes: Uint8Array, options: ReadOptions): ReadFile {
  const text = decodeText(bytes);
  const format = options.format ?? detectFormat(name, text);
  const columns: readonly ColumnRole[] | undefined = options.columns
    ? parseColumns(options.columns)
    : undefined;
  const readers: Readonly<Record<Exclude<Format, 'project'>, () => FileRecord[]>> = {
    opentdb: () => readOpenTriviaDb(parseJson(text)),
    opentriviaqa: () => readOpenTriviaQa(bytes),
    csv: () => readCsv(text, columns),
    gift: () => readGift(text),
    aiken: () => readAiken(text),
  };
  return format === 'project'
    ? collectProject(readProject(parseJson(text)))
    : collect(readers[format](), options.language);
}

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);
