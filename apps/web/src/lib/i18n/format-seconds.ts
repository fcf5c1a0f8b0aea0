import type { Language } from '@trivia/contract/languages.ts';
import { localizeDigits } from './localize-digits.ts';

const points: Readonly<Record<Language, string>> = { en: '.', ar: '٫', ckb: '٫' };
const TENTH_MS = 100;

/**
 * A time as seconds with one place, as `Intl.NumberFormat` would write it. Its first format costs a slow phone 80 ms,
 * which would fall into the first reveal of a live match or into a lost ending.
 */
export function formatSeconds(timeMs: number, language: Language): string {
  const tenths = Math.round(timeMs / TENTH_MS);
  return localizeDigits(`${Math.floor(tenths / 10)}${points[language]}${tenths % 10}`, language);
}
