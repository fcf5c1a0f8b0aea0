import { limits } from '@trivia/contract/limits.ts';
import { isReservedName } from './reserved-names.ts';

/** All characters except letters, their marks, and those that join two names. */
const foreign = /[^\p{L}\p{M} .'’-]|\p{Default_Ignorable_Code_Point}/gu;
const extraMarks = /(?<=\p{M}{2})\p{M}+/gu;

/**
 * Cleans a name from another service, for display without a username. Null if nothing is left, or the name is
 * reserved.
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
