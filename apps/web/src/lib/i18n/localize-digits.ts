import type { Language } from '@trivia/contract/languages.ts';

const ARABIC_ZERO = 0x0660;

/** Converts the numbers of a content text to the language's own digits and decimal sign. */
export const localizeDigits = (text: string, language: Language): string =>
  language === 'en'
    ? text
    : text
        .replace(/(?<=\d)\.(?=\d)/g, '٫')
        .replace(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));
