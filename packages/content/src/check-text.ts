/** Checks of a text's spelling. */
import type { Language } from '@trivia/contract/languages.ts';
import { avoidedInQuestions, avoidedWordFaults } from './words/avoided-words.ts';

interface TextRule {
  readonly languages: readonly Language[];
  readonly isBroken: (text: string) => boolean;
  readonly reason: string;
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
const rightToLeft = ['ar', 'ckb'] as const;
const all = ['en', 'ar', 'ckb'] as const;

const hasUnevenBrackets = (text: string): boolean =>
  (['()', '«»', '[]', '“”'] as const).some(
    ([open = '', close = '']) => text.split(open).length !== text.split(close).length,
  );

const rules: readonly TextRule[] = [
  {
    languages: all,
    isBroken: (text) => text !== text.normalize('NFC'),
    reason: 'is not in Unicode form NFC',
  },
  { languages: all, isBroken: matches(/\s{2,}|[\t\n\r\u00a0]/), reason: 'has a double or an odd space' },
  {
    languages: all,
    isBroken: matches(/[\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/),
    reason: 'has a tatweel or an invisible character',
  },
  { languages: all, isBroken: matches(/[٠-٩۰-۹]/), reason: 'has digits other than Latin ones' },
  { languages: all, isBroken: matches(/\s[?!.,;:؟،؛]/), reason: 'has a space before punctuation' },
  { languages: all, isBroken: hasUnevenBrackets, reason: 'has brackets or quotes that do not pair' },
  { languages: ['en'], isBroken: matches(/[\u0600-\u06ff]/), reason: 'has Arabic letters' },
  { languages: ['en'], isBroken: matches(/["']/), reason: 'has straight quotes; use “ ” and ’' },
  { languages: rightToLeft, isBroken: matches(/[?;]/), reason: 'has Latin punctuation; use ؟ and ؛' },
  { languages: rightToLeft, isBroken: matches(/[\u0600-\u06ff],|,\s/), reason: 'has a Latin comma; use ،' },
  {
    languages: ['ar'],
    isBroken: matches(/[کیەێۆڕڵھہ]/),
    reason: 'has letters that Arabic does not use',
  },
  { languages: ['ckb'], isBroken: matches(/[كيىةھ]/), reason: 'has Arabic letters; Sorani writes ک ی ە ه' },
];

/** Faults of a text. Letters of foreign names, such as ژ in Arabic, are accepted. */
export const textFaults = (language: Language, text: string): string[] => [
  ...rules
    .filter(({ languages, isBroken }) => languages.some((one) => one === language) && isBroken(text))
    .map(({ reason }) => reason),
  ...avoidedWordFaults(avoidedInQuestions, language, text),
];

const questionMark: Record<Language, string> = { en: '?', ar: '؟', ckb: '؟' };

/** Whether a prompt ends like a question, or like a sentence to complete. */
export const isPromptEnded = (language: Language, text: string): boolean =>
  [questionMark[language], '…', '.', ':'].some((end) => text.endsWith(end));

export const isSentenceEnded = (text: string): boolean => /[.!؟?»")]$/.test(text);
