/** Sign-up, log-in and log-out. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';
import { currentPassword, newPassword, samePasswords } from './password-fields.ts';
import { session } from './session.ts';

/** Origin of a new player, stored with the account. */
const origin = {
  referralCode: z.optional(field.referralCode),
  /** Campaign (`play`, `subscribe`, …) of the SMS link that led to the sign-up. */
  campaign: z.optional(field.plainText('field.campaign', 0, 40)),
};

export const registerBody = z
  .object({
    username: field.username,
    email: field.email,
    ...newPassword,
    dateOfBirth: field.dateOfBirth,
    gender: field.gender,
    agreedToTerms: field.agreedToTerms,
    ...origin,
  })
  .check(samePasswords);

export const registerRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Creates an account, sends the verification mail and signs in',
  access: 'public',
  body: registerBody,
  status: 201,
  reply: session,
  hasSecret: true,
});

export const loginBody = z.object({
  /** Email or username. */
  login: field.plainText('field.login', 1, 254),
  password: currentPassword,
});

export const loginRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with email or username and password',
  access: 'public',
  body: loginBody,
  reply: session,
  errors: ['WRONG_CREDENTIALS', 'ACCOUNT_DELETED', 'ACCOUNT_LOCKED'],
  hasSecret: true,
});

export const socialRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/social',
  summary:
    'Signs in or up with a Google credential (an ID token); a referral code applies to a new account only',
  access: 'public',
  body: z.object({
    provider: z.enum(['google'], { error: 'field.provider' }),
    credential: z
      .string({ error: 'field.credential' })
      .check(
        z.minLength(16, { error: 'field.credential' }),
        z.maxLength(4096, { error: 'field.credential' }),
      ),
    ...origin,
  }),
  reply: session,
  errors: ['SOCIAL_SIGN_IN_FAILED', 'ACCOUNT_DELETED'],
  hasSecret: true,
});

export const socialConfigRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/social/config',
  summary: 'Returns the public settings of social sign-in; null if not configured',
  access: 'public',
  reply: z.object({ google: z.nullable(z.object({ clientId: z.string(), scriptUrl: z.string() })) }),
});

export const restoreRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/restore',
  summary: 'Restores a deleted account and signs in',
  access: 'public',
  /** Token of `fields.restoreToken` in the ACCOUNT_DELETED error of a log-in. */
  body: z.object({ token: field.token }),
  reply: session,
  errors: ['LINK_EXPIRED'],
  hasSecret: true,
});

export const logoutRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session',
  access: 'anySession',
  status: 204,
  reply: field.nothing,
});

export const ipInfoRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/ipInfo',
  summary: 'Returns the calling code of the caller’s country, without the plus sign',
  access: 'public',
  reply: z.object({ data: z.string() }),
});
