/** Links in mails and SMS. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';
import { mailCooldown } from './email-codes.ts';
import { currentPassword } from './password-fields.ts';
import { user } from './user.ts';

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
    password: z.optional(currentPassword),
  }),
  reply: openedLink,
  errors: ['LINK_EXPIRED', 'LINK_NEEDS_PASSWORD', 'LINK_NEEDS_SESSION', 'WRONG_PASSWORD', 'ACCOUNT_LOCKED'],
  hasSecret: true,
});

export const claimAccountRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/verify/claim',
  summary: 'Claims an account with an unverified email by the link of its mail, without knowing its password',
  access: 'public',
  body: z.object({ token: field.token }),
  reply: openedLink,
  errors: ['LINK_EXPIRED'],
  hasSecret: true,
});

export const renewLinkRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/verify/renew',
  summary: 'Sends a new link for a used or expired one, to the same address',
  access: 'public',
  body: z.object({ token: field.token }),
  reply: mailCooldown,
});
