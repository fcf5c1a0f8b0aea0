/** What the readers of all formats make of a file: records, each still to be judged. */

/** The place of a record in its file: a line or an ordinal from 1 as the format counts, or the record's own id. */
export type Where = number | string;

export type Difficulty = 1 | 2 | 3;

/** A question with one right answer, as its file has it. */
export interface ChoiceRecord {
  readonly where: Where;
  readonly prompt: string;
  readonly options: readonly string[];
  /** The index of the right option, or its text. */
  readonly right: number | string;
  readonly explanation: string | null;
  /** As the file names it. */
  readonly category: string | null;
  readonly difficulty: Difficulty | null;
}

/** A record that can't be read without guessing. */
export interface Refusal {
  readonly where: Where;
  readonly reason: string;
}

/** Questions that are well made but of a kind that the game does not play. */
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

/** The file as a whole is not what it says it is. */
export class UnreadableFileError extends Error {}

const noExtras = { explanation: null, category: null, difficulty: null } as const;

/** A record of a format that knows prompt, options and answer only. */
export const bareChoice = (
  record: Pick<ChoiceRecord, 'where' | 'prompt' | 'options' | 'right'>,
): ChoiceRecord => ({ ...noExtras, ...record });
