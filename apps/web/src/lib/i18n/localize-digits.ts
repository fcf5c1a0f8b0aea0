import type { Language } from '@trivia/contract/languages.ts';

const ARABIC_ZERO = 0x0660;

/** Writes the numbers of a text that came from the content in the language's own digits, decimal sign included. */
export const localizeDigits = (text: string, language: Language): string =>
  language === 'en'
    ? text
    : text
        .replace(/(?<=\d)\.(?=\d)/g, '٫')
        .replace(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));
