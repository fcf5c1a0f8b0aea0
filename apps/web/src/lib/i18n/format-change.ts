import type { Language } from '@trivia/contract/languages.ts';
import { formatInteger } from './format-integer.ts';

const MINUS = '\u2212';

/** Sign of a gain or a loss, the same in all languages. */
export const signOf = (change: number): string => (change > 0 ? '+' : change < 0 ? MINUS : '');

/**
 * A gain or a loss, such as +20 or −5. Show it in an element with `dir="ltr"`: in Arabic text the sign would move to
 * the other side of the digits.
 */
export const formatChange = (change: number, language: Language): string =>
  `${signOf(change)}${formatInteger(Math.abs(change), language)}`;
