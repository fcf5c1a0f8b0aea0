/** Reads tables of questions (RFC 4180), with or without a heading row. */
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { type ColumnRole, guessColumns, readHeadings } from './csv-columns.ts';
import type { Difficulty, FileRecord, OtherType, Where } from './record.ts';

interface Row {
  readonly cells: readonly string[];
  /** First physical line of the row, from 1. */
  readonly line: number;
}

const levels: Readonly<Record<string, Difficulty>> = {
  1: 1,
  2: 2,
  3: 3,
  easy: 1,
  basic: 1,
  medium: 2,
  intermediate: 2,
  hard: 3,
  advanced: 3,
};

const types: Readonly<Record<string, OtherType>> = {
  written: 'open_text',
  open: 'open_text',
  text: 'open_text',
  essay: 'essay',
  multi_choice: 'multiple_answer',
  multiple_answer: 'multiple_answer',
  matching: 'matching',
  numerical: 'numerical',
};

const LETTER = /^[A-Za-z]$/;
const LETTERS = /^[A-Za-z](?:\s*[;,]\s*[A-Za-z])+$/;
const NUMBER = /^[1-9]$/;
const LABEL = /^\s*[A-Z][.)]\s*/;

const rowWithPlace = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

function readRows(text: string): Row[] {
  const parsed = rowWithPlace.parse(
    parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  );
  // The parser reports a row's last line.
  return parsed.map(({ record }, index) => ({
    cells: record,
    line: (parsed[index - 1]?.info.lines ?? 0) + 1,
  }));
}

const decodeCell = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Decodes tables whose cells are percent-encoded: no cell has a space, and most have an escape. */
function decodePercents(rows: readonly Row[]): readonly Row[] {
  const cells = rows.flatMap((row) => row.cells);
  const escaped = cells.filter((cell) => /%[0-9A-F]{2}/.test(cell)).length;
  const isEncoded = escaped > cells.length / 4 && !cells.some((cell) => cell.includes(' '));
  return isEncoded ? rows.map((row) => ({ ...row, cells: row.cells.map(decodeCell) })) : rows;
}

/** Removes empty cells at the end. */
function trimEnd(options: readonly string[]): string[] {
  const last = options.findLastIndex((option) => option.trim() !== '');
  return options.slice(0, last + 1);
}

const splitOptions = (cell: string): string[] =>
  cell === '' ? [] : cell.split(/;(?=\s*[A-Z][.)])/).map((option) => option.replace(LABEL, ''));

function rightOf(answer: string, options: readonly string[]): number | string {
  const word = answer.trim();
  if (options.some((option) => option.trim() === word)) {
    // Anything but a letter or a number is an option's text.
    if (!LETTER.test(word) && !NUMBER.test(word)) return word;
  }
  if (LETTER.test(word)) return word.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);
  return NUMBER.test(word) ? Number(word) - 1 : word;
}

function toRecord(row: Row, roles: readonly ColumnRole[], where: Where): FileRecord {
  if (row.cells.length > roles.length) return { where, reason: 'too_many_columns_unquoted_comma' };
  const cells = (role: ColumnRole): string[] => row.cells.filter((_, index) => roles[index] === role);
  const cell = (role: ColumnRole): string => cells(role)[0] ?? '';
  const answer = cell('answer');
  const other = types[cell('type').trim().toLowerCase()];
  if (other) return { where, type: other };
  if (LETTERS.test(answer.trim())) return { where, type: 'multiple_answer' };

  const listed = roles.includes('options') ? splitOptions(cell('options')) : trimEnd(cells('option'));
  const isTrueFalse = listed.length === 0 && /^(true|false)$/i.test(answer.trim());
  const options = isTrueFalse ? ['True', 'False'] : listed;
  if (options.length === 0) return { where, reason: 'no_wrong_options_in_source' };
  return {
    where,
    prompt: cell('question'),
    options,
    right: isTrueFalse ? (/^true$/i.test(answer.trim()) ? 0 : 1) : rightOf(answer, options),
    explanation: cell('explanation') || null,
    category: cell('category') || null,
    difficulty: levels[cell('difficulty').trim().toLowerCase()] ?? null,
  };
}

/** Reads records. Their place is a physical line in tables with headings, else the ordinal of the row. */
export function readCsv(text: string, columns?: readonly ColumnRole[]): FileRecord[] {
  const rows = decodePercents(readRows(text));
  const [first] = rows;
  if (!first) return [];
  const headings = columns ? undefined : readHeadings(first.cells);
  if (headings) return rows.slice(1).map((row) => toRecord(row, headings, row.line));
  const roles = columns ?? guessColumns(first.cells.length);
  return rows.map((row, index) => toRecord(row, roles, index + 1));
}
