/** Letters, digits and punctuation of each language on the screens. */
import type { Language } from '@trivia/contract/languages.ts';

interface ScriptRule {
  readonly languages: readonly Language[];
  readonly pattern: RegExp;
  readonly reason: string;
}

const rightToLeft = ['ar', 'ckb'] as const;

/** Latin digits that belong to no Latin name such as SHA-256. */
const FREE_LATIN_DIGIT = /(?<![A-Za-z]-?\d*)\d/;

const rules: readonly ScriptRule[] = [
  { languages: ['en'], pattern: /[\u0600-\u06ff]/, reason: 'has Arabic letters or digits' },
  { languages: rightToLeft, pattern: FREE_LATIN_DIGIT, reason: 'has Latin digits' },
  { languages: rightToLeft, pattern: /[۰-۹]/, reason: 'has Persian digits; write ٠-٩' },
  { languages: rightToLeft, pattern: /[?;]/, reason: 'has Latin punctuation; use ؟ and ؛' },
  { languages: rightToLeft, pattern: /[\u0600-\u06ff],|,\s/, reason: 'has a Latin comma; use ،' },
  { languages: ['ar'], pattern: /[کیەێۆڕڵھہ]/, reason: 'has letters that Arabic does not use' },
  { languages: ['ckb'], pattern: /[كيىةھثذصضطظ]/, reason: 'has letters that Sorani does not use' },
  {
    languages: ['en', 'ar', 'ckb'],
    pattern: /[\u200b-\u200d\u202a-\u202e\ufeff]/,
    reason: 'has an invisible character',
  },
  {
    languages: ['en', 'ar', 'ckb'],
    pattern: /\p{L}\s+[!.,:؟،؛?;]/u,
    reason: 'has a space before punctuation',
  },
];

export const scriptFaults = (language: Language, text: string): string[] =>
  rules
    .filter(({ languages, pattern }) => languages.includes(language) && pattern.test(text))
    .map(({ reason }) => reason);
