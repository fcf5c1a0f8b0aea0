import * as z from 'zod/mini';
import { limits } from '../limits.ts';

/** Characters without a visible shape of their own: marks, the tatweel, and invisible characters. */
const invisible = /[\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u0640]/gu;
const seenIn = (text: string): string => text.normalize('NFKC').replace(invisible, '');

const isLongEnough = (text: string): boolean => [...seenIn(text)].length >= limits.usernameMinLength;
const hasNothingHidden = (text: string): boolean => !/\p{Default_Ignorable_Code_Point}/u.test(text);
const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(seenIn(text));
/** Allows two combining marks per letter, enough for any living script; more would overlap neighbouring lines. */
const hasFewMarks = (text: string): boolean => !/\p{M}{3}/u.test(text);

/**
 * Username: letters of any script, digits, dot, dash and underscore, so that it can be read, searched and mentioned.
 */
export const username = z
  .string({ error: 'field.username' })
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(limits.usernameMinLength, { error: 'field.username' }),
    z.maxLength(limits.usernameMaxLength, { error: 'field.usernameTooLong' }),
    z.regex(/^[\p{L}\p{N}\p{M}._-]+$/u, { error: 'field.usernameLetters' }),
    z.refine(hasNothingHidden, { error: 'field.usernameLetters' }),
    z.refine(isLongEnough, { error: 'field.username' }),
    z.refine(hasLetter, { error: 'field.usernameLetter' }),
    z.refine(hasFewMarks, { error: 'field.usernameMarks' }),
  );
