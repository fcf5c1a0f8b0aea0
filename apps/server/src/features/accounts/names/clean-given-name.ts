import { limits } from '@trivia/contract/limits.ts';
import { isReservedName } from './reserved-names.ts';

/** All characters except letters, their marks, and what joins two names. */
const foreign = /[^\p{L}\p{M} .'’-]|\p{Default_Ignorable_Code_Point}/gu;
const extraMarks = /(?<=\p{M}{2})\p{M}+/gu;

/**
 * Cleans a name from another service for display instead of a username. Null when nothing is left, or the
 * name is reserved for staff.
 */
export function cleanGivenName(given: string | null): string | null {
  const text = (given ?? '').normalize('NFC').replace(foreign, '').replace(extraMarks, '');
  const name = text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limits.usernameMaxLength)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  return /\p{L}/u.test(name) && !isReservedName(name.replaceAll(' ', '-')) ? name : null;
}
