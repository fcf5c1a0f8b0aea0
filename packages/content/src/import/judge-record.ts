import { cleanText } from './clean-text.ts';
import type { ChoiceRecord, Refusal } from './record.ts';

/** A playable record: its options differ, and one of them is right. */
export interface Accepted extends ChoiceRecord {
  readonly right: number;
}

const repeats = (options: readonly string[]): string[] =>
  options.filter((option, index) => options.indexOf(option) !== index);

/** Reason to refuse a record; undefined to accept it. */
function refusalReason(options: readonly string[], right: number | string): string | undefined {
  if (options.length < 2) return 'too_few_options';
  if (options.some((option) => option === '')) return 'empty_option';
  const repeated = repeats(options);
  if (repeated.length === options.length - 1) return 'all_options_identical';
  if (repeated.length === 0) return undefined;
  // An answer given by its letter does not tell which of two equal texts is meant.
  if (typeof right === 'number') return 'duplicate_option';
  return repeated.includes(right) ? 'correct_answer_listed_twice' : 'duplicate_wrong_option';
}

/** Cleans a record and accepts or refuses it. */
export function judgeRecord(record: ChoiceRecord): Accepted | Refusal {
  const { where } = record;
  const prompt = cleanText(record.prompt);
  const options = record.options.map(cleanText);
  const right = typeof record.right === 'number' ? record.right : cleanText(record.right);
  if (prompt === '') return { where, reason: 'empty_question' };
  const reason = refusalReason(options, right);
  if (reason) return { where, reason };
  const index = typeof right === 'number' ? right : options.indexOf(right);
  if (options[index] === undefined) return { where, reason: 'right_answer_not_listed' };
  const explanation = record.explanation === null ? null : cleanText(record.explanation) || null;
  return { ...record, prompt, options, right: index, explanation };
}
