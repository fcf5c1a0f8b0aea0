import { cleanText } from './clean-text.ts';
import type { ChoiceRecord, Refusal } from './record.ts';

/** A playable record: its options differ, and one of them is right. */
export interface Accepted extends ChoiceRecord {
  readonly right: number;
}

const repeats = (options: readonly string[]): string[] =>
  options.filter((option, index) => options.indexOf(option) !== index);

/** Reason for refusing a record; undefined for a playable one. */
function refusalReason(options: readonly string[], right: number | string): string | undefined {
  if (options.length < 2) return 'too_few_options';
  if (options.some((option) => option === '')) return 'empty_option';
  const repeated = repeats(options);
  if (repeated.length === options.length - 1) return 'all_options_identical';
  if (repeated.length === 0) return undefined;
  // A letter as the answer is ambiguous, if two options are equal.
  if (typeof right === 'number') return 'duplicate_option';
  return repeated.includes(right) ? 'correct_answer_listed_twice' : 'duplicate_wrong_option';
}

/** Normalises a record, and accepts or refuses it. */
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
