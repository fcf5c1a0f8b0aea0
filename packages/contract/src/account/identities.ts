/** Accounts of other services linked to an account. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

const provider = z.literal('google');

export const identity = z.object({ provider, linkedAtMs: z.int() });

export const listIdentitiesRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/identities',
  summary: 'Lists the linked accounts of other services',
  access: 'player',
  reply: z.object({ data: z.array(identity) }),
});

export const unlinkIdentityRoute = defineRoute({
  method: 'DELETE',
  path: '/api/auth/identities/:provider',
  summary: 'Unlinks the account of another service; requires a password, which remains for log-ins',
  access: 'player',
  params: z.object({ provider }),
  /** Password, required so that a borrowed phone is not enough. */
  body: z.object({ password: z.string().check(z.maxLength(256, { error: 'field.passwordRequired' })) }),
  status: 204,
  reply: field.nothing,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_PASSWORD', 'ACCOUNT_LOCKED'],
});
