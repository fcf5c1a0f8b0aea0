/** Password fields of requests. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';

/** Password of an account, as entered to confirm a call. */
export const currentPassword = z
  .string({ error: 'field.passwordRequired' })
  .check(
    z.minLength(1, { error: 'field.passwordRequired' }),
    z.maxLength(256, { error: 'field.passwordRequired' }),
  );

/** New password, entered twice. */
export const newPassword = {
  password: field.password,
  confirmPassword: z
    .string({ error: 'field.confirmPassword' })
    .check(
      z.minLength(1, { error: 'field.confirmPassword' }),
      z.maxLength(256, { error: 'field.passwordsDiffer' }),
    ),
};

const twoPasswords = z.object({ password: z.string(), confirmPassword: z.string() });

/** Requires equal entries of a new password. */
export const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  (body) => body.password === body.confirmPassword,
  {
    error: 'field.passwordsDiffer',
    path: ['confirmPassword'],
    // This is reported even while other fields are wrong.
    when: ({ value }) => twoPasswords.safeParse(value).success,
  },
);
