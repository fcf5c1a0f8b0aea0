/** Calls of the sandbox, which exist only with sandbox gateways and for this machine. */
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
  summary: 'Lists mails that a real server would have sent, newest first',
  access: 'public',
  query: z.object({ to: z.optional(field.email) }),
  reply: z.object({ data: z.array(sandboxMail) }),
  hasSecret: true,
});
