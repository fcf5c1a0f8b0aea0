import type { Language } from '@trivia/contract/languages.ts';
import { formatInteger } from './format-integer.ts';

const MINUS = '\u2212';

/** Sign of a gain or a loss: one plus and one minus for all languages. */
export const signOf = (change: number): string => (change > 0 ? '+' : change < 0 ? MINUS : '');

/**
 * A gain or a loss, such as +20 or −5. It is to be shown in an element with `dir="ltr"`: in a line of Arabic the digits
 * would take the sign to their other side.
 */
export const formatChange = (change: number, language: Language): string =>
  `${signOf(change)}${formatInteger(Math.abs(change), language)}`;
