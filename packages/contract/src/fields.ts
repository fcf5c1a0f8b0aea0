/** Building blocks of the schemas. Each message is a key of `locales/*.json`. */
import { latinDigits } from '@trivia/rules/billing/digits.ts';
import * as z from 'zod/mini';
import { languages } from './languages.ts';
import { limits } from './limits.ts';
import { categoryIds } from './play/categories.ts';

export { username } from './account/username.ts';

/** Control characters are refused: names and codes need none, and PostgreSQL's `text` can't store a null byte. */
const hasNoControlCharacter = (text: string): boolean => !/\p{Cc}/u.test(text);
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

export const plainText = (error: string, minLength: number, maxLength: number) =>
  z
    .string({ error })
    .check(
      z.trim(),
      z.minLength(minLength, { error }),
      z.maxLength(maxLength, { error }),
      z.refine(hasNoControlCharacter, { error }),
      z.refine(isWellFormed, { error }),
    );

export const email = z
  .string({ error: 'field.email' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.emailMaxLength, { error: 'field.email' }),
    z.email({ error: 'field.email' }),
  );

/** Password of at least eight characters, without counting spaces at the ends. */
export const password = z.string({ error: 'field.password' }).check(
  z.minLength(limits.passwordMinLength, { error: 'field.password' }),
  z.refine((text) => text.trim().length >= limits.passwordMinLength, { error: 'field.password' }),
  z.maxLength(limits.passwordMaxLength, { error: 'field.passwordTooLong' }),
  z.refine(hasNoControlCharacter, { error: 'field.password' }),
  z.refine(isWellFormed, { error: 'field.password' }),
);

const isRealDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Calendar date, `YYYY-MM-DD`. The server checks the player's age. */
export const dateOfBirth = z
  .string({ error: 'field.dateOfBirth' })
  .check(
    z.regex(/^(19|20)\d\d-\d\d-\d\d$/, { error: 'field.dateOfBirth' }),
    z.refine(isRealDate, { error: 'field.dateOfBirth' }),
  );

export const genders = ['female', 'male', 'other'] as const;
export const gender = z.enum(genders, { error: 'field.gender' });
export const language = z.enum(languages, { error: 'field.language' });
export const categoryId = z.enum(categoryIds, { error: 'field.category' });
export const agreedToTerms = z.literal(true, { error: 'field.terms' });
/** Referral code as sent by forms, empty without one. The server checks that it exists. */
export const referralCode = plainText('field.referralCode', 0, 16);

export const favouriteCategories = z.array(categoryId, { error: 'field.favouriteCategories' }).check(
  z.minLength(limits.favouriteCategoriesMin, { error: 'field.favouriteCategories' }),
  z.maxLength(categoryIds.length, { error: 'field.favouriteCategories' }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'field.favouriteCategories' }),
);

/** One-time code in Arabic, Kurdish or Latin digits. */
export const code = z.pipe(
  z.pipe(
    z.string({ error: 'field.code' }).check(z.maxLength(32, { error: 'field.code' })),
    z.transform((text) => latinDigits(text).replace(/\s/g, '')),
  ),
  z.string().check(z.regex(new RegExp(`^\\d{${limits.emailCodeDigits}}$`), { error: 'field.code' })),
);

/** Opaque token of a link or a mail. */
export const token = z
  .string({ error: 'field.token' })
  .check(z.regex(/^[\w-]{16,128}$/, { error: 'field.token' }));

export const id = z.uuid({ error: 'field.id' });
export const timeMs = z.int().check(z.nonnegative());
export const cursor = z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'field.cursor' })));

/** Reply without a body. */
export const nothing = z.null();

/** Number of a round, from 1. */
export const roundNumber = z
  .int({ error: 'field.round' })
  .check(z.minimum(1, { error: 'field.round' }), z.maximum(100, { error: 'field.round' }));
