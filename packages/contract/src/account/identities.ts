/** Accounts of other services that open an account here. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

const provider = z.literal('google');

export const identity = z.object({ provider, linkedAtMs: z.int() });

export const listIdentitiesRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/identities',
  summary: 'The accounts of other services that open this one',
  access: 'player',
  reply: z.object({ data: z.array(identity) }),
});

export const unlinkIdentityRoute = defineRoute({
  method: 'DELETE',
  path: '/api/auth/identities/:provider',
  summary: 'Unlinks the accounts of another service; a password must be left to log in with',
  access: 'player',
  params: z.object({ provider }),
  /** Required again, since a borrowed phone must not be enough. */
  body: z.object({ password: z.string().check(z.maxLength(256, { error: 'field.passwordRequired' })) }),
  status: 204,
  reply: field.nothing,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_PASSWORD', 'ACCOUNT_LOCKED'],
});
