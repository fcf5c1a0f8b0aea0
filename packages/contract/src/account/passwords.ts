/** Forgotten and changed passwords. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';
import { mailCooldown } from './email-codes.ts';
import { currentPassword, newPassword, samePasswords } from './password-fields.ts';
import { session } from './session.ts';

export const forgotPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Sends a reset link if the email belongs to an account; the reply is the same if not',
  access: 'public',
  body: z.object({ email: field.email }),
  reply: mailCooldown,
});

export const resetPasswordBody = z.object(newPassword).check(samePasswords);

export const resetPasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password in a session opened by a reset link, and ends all other sessions',
  access: 'anySession',
  body: resetPasswordBody,
  reply: session,
  errors: ['FORBIDDEN'],
  hasSecret: true,
});

export const changePasswordBody = z
  .object({ currentPassword: currentPassword, ...newPassword })
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
