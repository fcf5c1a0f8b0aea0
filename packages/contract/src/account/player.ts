/** The signed-in player's own account. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';
import { user } from './user.ts';

const updated = z.object({ user });

export const getUserRoute = defineRoute({
  method: 'GET',
  path: '/api/user/me',
  summary: 'Returns the signed-in player, and the server’s time',
  access: 'player',
  reply: z.object({ user, serverTimeMs: z.int() }),
});

export const completeAccountBody = z.object({
  /** Required only if missing: a sign-up by form lacks only the categories. */
  username: z.optional(field.username),
  dateOfBirth: z.optional(field.dateOfBirth),
  gender: z.optional(field.gender),
  agreedToTerms: z.optional(field.agreedToTerms),
  /** Referral code, accepted for an account without a referrer. */
  referralCode: z.optional(field.referralCode),
  favouriteCategories: field.favouriteCategories,
});
export const completeAccountRoute = defineRoute({
  method: 'POST',
  path: '/api/user/complete',
  summary: 'Completes the account and books the welcome grant, once',
  access: 'player',
  body: completeAccountBody,
  reply: updated,
  errors: ['ALREADY_COMPLETE'],
});

export const updateProfileBody = z.object({
  username: z.optional(field.username),
  email: z.optional(field.email),
  dateOfBirth: z.optional(field.dateOfBirth),
  gender: z.optional(field.gender),
  /** Password, required to change a verified address. */
  password: z.optional(z.string().check(z.maxLength(256, { error: 'field.passwordRequired' }))),
  /** Code mailed to the current address, required instead if the account has no password. */
  code: z.optional(field.code),
});
export const updateProfileRoute = defineRoute({
  method: 'PATCH',
  path: '/api/user/profile',
  summary: 'Changes the profile, which locks it for 60 days; a new email replaces the old one once verified',
  access: 'player',
  body: updateProfileBody,
  reply: updated,
  errors: ['PROFILE_LOCKED', 'WRONG_PASSWORD', 'ACCOUNT_LOCKED', 'WRONG_CODE', 'CODE_EXPIRED', 'CODE_LOCKED'],
});

export const setLanguageRoute = defineRoute({
  method: 'PUT',
  path: '/api/user/language',
  summary: 'Sets the language of mails and notifications',
  access: 'player',
  body: z.object({ language: field.language }),
  reply: updated,
});

export const setFavouriteCategoriesRoute = defineRoute({
  method: 'PUT',
  path: '/api/user/favourite-categories',
  summary: 'Sets the favourite categories',
  access: 'player',
  body: z.object({ favouriteCategories: field.favouriteCategories }),
  reply: updated,
});

export const deleteAccountRoute = defineRoute({
  method: 'DELETE',
  path: '/api/user/me',
  summary: 'Hides the account at once and erases it after 30 days',
  access: 'player',
  /** Password, required if the account has one, so that a borrowed phone is not enough. */
  body: z.object({
    password: z.optional(z.string().check(z.maxLength(256, { error: 'field.passwordRequired' }))),
  }),
  status: 204,
  reply: field.nothing,
  errors: ['WRONG_PASSWORD', 'ACCOUNT_LOCKED'],
});

export const exportDataRoute = defineRoute({
  method: 'GET',
  path: '/api/user/export',
  summary: 'Exports all data stored about the player as one JSON document',
  access: 'player',
  reply: z.looseObject({ exportedAt: z.string(), user }),
  hasSecret: true,
});
