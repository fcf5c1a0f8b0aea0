/** Calls of the sandbox. They exist only with the sandbox gateways, and for this machine alone. */
import * as z from 'zod/mini';
import * as field from './fields.ts';
import { defineRoute } from './route.ts';

export const sandboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAtMs: z.int(),
});

export const listSandboxMailsRoute = defineRoute({
  method: 'GET',
  path: '/api/sandbox/mails',
  summary: 'Mails that would have gone out, newest first',
  access: 'public',
  query: z.object({ to: z.optional(field.email) }),
  reply: z.object({ data: z.array(sandboxMail) }),
  hasSecret: true,
});
