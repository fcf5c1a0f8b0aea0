/** Schema of a question file, `bank/<category>.json`. */
import { categoryIds } from '@trivia/contract/play/categories.ts';
import * as z from 'zod/mini';

export const PROMPT_MAX_LENGTH = 110;
export const OPTION_MAX_LENGTH = 40;
export const EXPLANATION_MAX_LENGTH = 240;

const isTrimmed = (text: string): boolean => text === text.trim() && text !== '';
const trimmed = z.refine<string>(isTrimmed, 'is empty or has space around it');

const inAllLanguages = (maxLength: number) => {
  const text = z.string().check(z.maxLength(maxLength), trimmed);
  return z.strictObject({ en: text, ar: text, ckb: text });
};

const option = inAllLanguages(OPTION_MAX_LENGTH);

export const bankQuestion = z.strictObject({
  id: z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, 'is not in kebab-case')),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  prompt: inAllLanguages(PROMPT_MAX_LENGTH),
  options: z.tuple([option, option, option, option]),
  /** Index of the right option. */
  right: z.int().check(z.minimum(0), z.maximum(3)),
  explanation: inAllLanguages(EXPLANATION_MAX_LENGTH),
  source: z.strictObject({
    title: z.string().check(z.maxLength(160), trimmed),
    url: z.url({ protocol: /^https$/, error: 'is not an https address' }),
  }),
});
export type BankQuestion = z.infer<typeof bankQuestion>;

export const bankFile = z.strictObject({
  category: z.enum(categoryIds),
  questions: z.array(bankQuestion),
});
export type BankFile = z.infer<typeof bankFile>;

export type LocalText = BankQuestion['prompt'];
