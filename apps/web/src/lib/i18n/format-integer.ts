import type { Language } from '@trivia/contract/languages.ts';
import { localizeDigits } from './localize-digits.ts';

/** Zero is written as a word in Arabic script, where the digit is a barely visible dot. */
const zeros: Readonly<Record<Language, string>> = { en: '0', ar: 'صفر', ckb: 'سفر' };
const separators: Readonly<Record<Language, string>> = { en: ',', ar: '٬', ckb: '٬' };

/**
 * Formats a whole number from 0 up like `Intl.NumberFormat`, except zero. The first `Intl` formatter of a page costs a
 * phone up to four frames, and nearly all numbers of the game are small integers.
 */
export const formatInteger = (value: number, language: Language): string =>
  value === 0
    ? zeros[language]
    : localizeDigits(String(value).replace(/\B(?=(\d{3})+$)/g, separators[language]), language);
