/**
 * Reads Moodle's GIFT (https://docs.moodle.org/en/GIFT_format). Blank lines separate questions, and the text in braces
 * determines their kind. Like Moodle, this parser takes an unescaped `:` or `=` in a question literally.
 */
import { isFullCredit, readChoices } from './gift-choices.ts';
import { protectEscapes } from './gift-escapes.ts';
import { type GiftFormat, readWords, splitFormat } from './gift-text.ts';
import { bareChoice, type FileRecord, type OtherType } from './record.ts';

const GENERAL_FEEDBACK = /####([\s\S]*)$/;
const NAME = /^\s*::[\s\S]*?::/;
const CATEGORY = /^\s*\$CATEGORY:(.*)$/m;
const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Block {
  readonly text: string;
  readonly category: string | null;
}

function withoutComments(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => !line.trimStart().startsWith('//'));
}

/** Splits questions, each with the category line before it. */
function splitBlocks(text: string): Block[] {
  let category: string | null = null;
  const blocks: Block[] = [];
  for (const part of withoutComments(text)
    .join('\n')
    .split(/\n[ \t]*\n/)) {
    category = CATEGORY.exec(part)?.[1]?.trim() ?? category;
    const body = part.replace(CATEGORY, '').trim();
    if (body !== '') blocks.push({ text: body, category });
  }
  return blocks;
}

/** Kind of a question by its text in braces, after Moodle's rules: a choice if there is a wrong answer. */
function kindOf(answers: string): OtherType | 'choice' | 'true' | 'false' {
  if (answers === '') return 'essay';
  if (answers.startsWith('#')) return 'numerical';
  if (answers.includes('~')) return 'choice';
  if (answers.includes('=') && answers.includes('->')) return 'matching';
  const word = (answers.split('#', 1)[0] ?? '').trim().toUpperCase();
  if (word === 'T' || word === 'TRUE') return 'true';
  if (word === 'F' || word === 'FALSE') return 'false';
  return 'short_answer';
}

function readMultipleChoice(where: number, prompt: string, answers: string, format: GiftFormat): FileRecord {
  const choices = readChoices(answers, format);
  const full = choices.filter(isFullCredit);
  const [right] = full;
  if (full.length > 1) return { where, reason: `${NUMBER_WORDS[full.length] ?? 'many'}_full_credit_answers` };
  if (!right) {
    const isMultiple = choices.some(({ weight }) => weight > 0);
    return isMultiple ? { where, type: 'multiple_answer' } : { where, reason: 'no_right_answer' };
  }
  return {
    ...bareChoice({
      where,
      prompt,
      options: choices.map(({ text }) => text),
      right: choices.indexOf(right),
    }),
    explanation: right.feedback,
  };
}

function toRecord({ text, category }: Block, where: number): FileRecord {
  const body = protectEscapes(text).replace(NAME, '');
  const start = body.indexOf('{');
  const end = body.indexOf('}', start + 1);
  if (start === -1) {
    return body.includes('}') ? { where, reason: 'unbalanced_braces' } : { where, type: 'description' };
  }
  if (end === -1) return { where, reason: 'unbalanced_braces' };
  const before = splitFormat(body.slice(0, start), 'moodle');
  const after = body.slice(end + 1).trim();
  // An answer block in the middle of a sentence is a gap to fill.
  const isGap = after !== '' && !/^[.?!:;]$/.test(after);
  const prompt = readWords(`${before.text}${isGap ? ` _____ ${after}` : after}`, before.format);

  const block = body.slice(start + 1, end);
  const general = GENERAL_FEEDBACK.exec(block)?.[1];
  const answers = block.replace(GENERAL_FEEDBACK, '').trim();
  const kind = kindOf(answers);
  const record =
    kind === 'choice'
      ? readMultipleChoice(where, prompt, answers, before.format)
      : kind === 'true' || kind === 'false'
        ? bareChoice({ where, prompt, options: ['True', 'False'], right: kind === 'true' ? 0 : 1 })
        : { where, type: kind };
  if (!('prompt' in record)) return record;
  const explanation = general === undefined ? record.explanation : readWords(general, before.format);
  return { ...record, category, explanation };
}

/** Reads records, whose place is an ordinal that counts descriptions but not category lines. */
export const readGift = (text: string): FileRecord[] =>
  splitBlocks(text.replace(/^\uFEFF/, '')).map((block, index) => toRecord(block, index + 1));
