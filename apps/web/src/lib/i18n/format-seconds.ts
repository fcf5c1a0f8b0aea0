import type { Language } from '@trivia/contract/languages.ts';
import { localizeDigits } from './localize-digits.ts';

const points: Readonly<Record<Language, string>> = { en: '.', ar: '٫', ckb: '٫' };
const TENTH_MS = 100;

/**
 * Formats a time as seconds with one decimal, like `Intl.NumberFormat`, whose first use takes a slow phone 80 ms in the
 * first reveal of a live match or the result of a loss.
 */
export function formatSeconds(timeMs: number, language: Language): string {
  const tenths = Math.round(timeMs / TENTH_MS);
  return localizeDigits(`${Math.floor(tenths / 10)}${points[language]}${tenths % 10}`, language);
}
