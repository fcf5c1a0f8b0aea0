/** Result of all parsers: records that are not yet judged. */

/** Place of a record in its file: a line or an ordinal from 1, or the record's own id. */
export type Where = number | string;

export type Difficulty = 1 | 2 | 3;

/** A question with one right answer, as in its file. */
export interface ChoiceRecord {
  readonly where: Where;
  readonly prompt: string;
  readonly options: readonly string[];
  /** Index or text of the right option. */
  readonly right: number | string;
  readonly explanation: string | null;
  /** Name of the category in the file. */
  readonly category: string | null;
  readonly difficulty: Difficulty | null;
}

/** A record that can't be read without guessing. */
export interface Refusal {
  readonly where: Where;
  readonly reason: string;
}

/** Kinds of valid questions that the game does not play. */
export const otherTypes = [
  'multiple_answer',
  'short_answer',
  'numerical',
  'matching',
  'essay',
  'open_text',
  'description',
] as const;
export type OtherType = (typeof otherTypes)[number];

export interface OtherRecord {
  readonly where: Where;
  readonly type: OtherType;
}

export type FileRecord = ChoiceRecord | Refusal | OtherRecord;

/** The whole file is not in its claimed format. */
export class UnreadableFileError extends Error {}

const noExtras = { explanation: null, category: null, difficulty: null } as const;

/** A record of a format with only prompt, options and answer. */
export const bareChoice = (
  record: Pick<ChoiceRecord, 'where' | 'prompt' | 'options' | 'right'>,
): ChoiceRecord => ({ ...noExtras, ...record });
