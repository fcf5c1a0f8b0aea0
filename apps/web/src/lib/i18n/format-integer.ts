import type { Language } from '@trivia/contract/languages.ts';
import { localizeDigits } from './localize-digits.ts';

/** The Arabic zero is a dot, which is hardly seen where it stands alone, so it is said in a word. */
const zeros: Readonly<Record<Language, string>> = { en: '0', ar: 'صفر', ckb: 'سفر' };
const separators: Readonly<Record<Language, string>> = { en: ',', ar: '٬', ckb: '٬' };

/**
 * A whole number from 0 up, as `Intl.NumberFormat` would write it, but for zero. The first format that a page makes of
 * Intl's costs a phone a frame or four, and nearly every number of the game is one of these.
 */
export const formatInteger = (value: number, language: Language): string =>
  value === 0
    ? zeros[language]
    : localizeDigits(String(value).replace(/\B(?=(\d{3})+$)/g, separators[language]), language);
