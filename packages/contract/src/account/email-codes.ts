/** Mailed codes that verify an address. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';
import { user } from './user.ts';

/** Reply to a request for a mail, with the time until the next one can be requested. */
export const mailCooldown = z.object({ retryAfterSeconds: z.int() });

export const emailCodeRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/email/code',
  summary: 'Tells whether a valid code was mailed, and when another can be requested',
  access: 'player',
  reply: z.object({
    isSent: z.boolean(),
    /**
     * True while other accounts have exhausted the mail limit of the address. The link of any of their mails verifies
     * it, too.
     */
    isHeldBack: z.boolean(),
    retryAfterSeconds: z.int(),
  }),
  errors: ['ALREADY_VERIFIED'],
});

export const resendEmailRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/email/resend',
  summary: 'Sends a new verification mail, at most once a minute',
  access: 'player',
  reply: mailCooldown,
  errors: ['ALREADY_VERIFIED'],
});

export const changeCodeRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/email/change-code',
  summary: 'Mails a code to the verified email, by which an account without a password can change it',
  access: 'player',
  reply: mailCooldown,
  errors: ['EMAIL_NOT_VERIFIED'],
});

export const verifyEmailRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/email/verify',
  summary: 'Verifies the email by the code of the mail',
  access: 'player',
  body: z.object({ code: field.code }),
  reply: z.object({ user }),
  errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_LOCKED', 'ACCOUNT_LOCKED', 'ALREADY_VERIFIED'],
});
