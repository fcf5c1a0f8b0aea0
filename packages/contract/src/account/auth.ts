/** Accounts: signing up and in, links in mails, passwords. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';
import { resent } from './email-codes.ts';
import { user } from './user.ts';

export const session = z.object({ accessToken: z.string(), user });

const newPassword = {
  password: field.password,
  confirmPassword: z
    .string({ error: 'field.confirmPassword' })
    .check(
      z.minLength(1, { error: 'field.confirmPassword' }),
      z.maxLength(256, { error: 'field.passwordsDiffer' }),
    ),
};
const twoPasswords = z.object({ password: z.string(), confirmPassword: z.string() });
const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  (body) => body.password === body.confirmPassword,
  {
    error: 'field.passwordsDiffer',
    path: ['confirmPassword'],
    // Report this even while other fields are wrong.
    when: ({ value }) => twoPasswords.safeParse(value).success,
  },
);

/** Origin of a newcomer, stored with a new account. */
const origin = {
  referralCode: z.optional(field.referralCode),
  /** Campaign (`play`, `subscribe`, …), carried from the link of an SMS through the sign-up. */
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
  password: z
    .string({ error: 'field.passwordRequired' })
    .check(
      z.minLength(1, { error: 'field.passwordRequired' }),
      z.maxLength(256, { error: 'field.passwordRequired' }),
    ),
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
  summary: 'Signs in or up with a Google credential (an ID token); a referral code counts for a new account',
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
  summary: 'The public settings of social sign-in; null where it is not set up',
  access: 'public',
  reply: z.object({ google: z.nullable(z.object({ clientId: z.string(), scriptUrl: z.string() })) }),
});

export const restoreRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/restore',
  summary: 'Takes back the deletion of an account and signs in',
  access: 'public',
  /** Token from `fields.restoreToken` of the ACCOUNT_DELETED error of a log-in. */
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

export const forgotPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Sends a reset link if the email belongs to an account; answers the same if not',
  access: 'public',
  body: z.object({ email: field.email }),
  reply: resent,
});

export const linkPurposes = ['verify_email', 'reset_password', 'complete_account', 'restore_email'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
const openedLink = z.object({ purpose: z.enum(linkPurposes), accessToken: z.string(), user });

export const verifyRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/verify',
  summary: 'Exchanges the token of a mail or an SMS, once, for a session and the purpose of the link',
  access: 'public',
  body: z.object({
    token: field.token,
    /** Password, required when a verification link is opened without a session of the account. */
    password: z.optional(loginBody.shape.password),
  }),
  reply: openedLink,
  errors: ['LINK_EXPIRED', 'LINK_NEEDS_PASSWORD', 'LINK_NEEDS_SESSION', 'WRONG_PASSWORD', 'ACCOUNT_LOCKED'],
  hasSecret: true,
});

export const claimAccountRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/verify/claim',
  summary:
    'Takes over an account whose email was never verified, by the link of its mail, for who does not know its password',
  access: 'public',
  body: z.object({ token: field.token }),
  reply: openedLink,
  errors: ['LINK_EXPIRED'],
  hasSecret: true,
});

export const renewLinkRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/verify/renew',
  summary: 'Sends a new link in place of a used or old one, to the address the old one went to',
  access: 'public',
  body: z.object({ token: field.token }),
  reply: resent,
});

export const resetPasswordBody = z.object(newPassword).check(samePasswords);
export const resetPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password in a session that a reset link opened, and ends all other sessions',
  access: 'anySession',
  body: resetPasswordBody,
  reply: session,
  errors: ['FORBIDDEN'],
  hasSecret: true,
});

export const changePasswordBody = z
  .object({ currentPassword: loginBody.shape.password, ...newPassword })
  .check(samePasswords);
export const changePasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Changes the password and ends all other sessions',
  access: 'player',
  body: changePasswordBody,
  reply: session,
  errors: ['WRONG_PASSWORD', 'ACCOUNT_LOCKED'],
  hasSecret: true,
});

export const ipInfoRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/ipInfo',
  summary: 'The calling code of the caller’s country, without the plus sign',
  access: 'public',
  reply: z.object({ data: z.string() }),
});
