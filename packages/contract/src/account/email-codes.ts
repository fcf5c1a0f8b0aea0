/** Codes that are mailed to verify an address. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';
import { user } from './user.ts';

/** Reply to a request for a mail: time until the next one may be requested. */
export const resent = z.object({ retryAfterSeconds: z.int() });

export const emailCodeRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/email/code',
  summary:
    'Whether a code for the email was mailed that still works, and how long until another may be asked for',
  access: 'player',
  reply: z.object({
    isSent: z.boolean(),
    /** True while others have used up the mails of the address: the link of one of those verifies it, too. */
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
  reply: resent,
  errors: ['ALREADY_VERIFIED'],
});

export const changeCodeRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/email/change-code',
  summary: 'Mails a code to the verified email, with which an account without a password changes it',
  access: 'player',
  reply: resent,
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
