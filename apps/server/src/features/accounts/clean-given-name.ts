import { limits } from '@trivia/contract/limits.ts';
import { isReservedName } from './reserved-names.ts';

/** Everything but what given names are written with: letters, their marks, and what joins two of them. */
const foreign = /[^\p{L}\p{M} .'’-]|\p{Default_Ignorable_Code_Point}/gu;
const extraMarks = /(?<=\p{M}{2})\p{M}+/gu;

/**
 * The name that another service knows somebody by, fit to stand where a username would. Null where nothing is left of
 * it, or it would speak for the house.
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
