/** Callbacks of mobile operators. */
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { ofOperator } from './of-operator.ts';

const webhookParams = z.object({
  operator: ofOperator.shape.operator,
  code: z.string().check(z.maxLength(128)),
});

/** Callbacks use POST, or GET on platforms without POST. */
export const operatorWebhookRoute = defineRoute({
  method: 'POST',
  path: '/api/webhooks/operator/:operator/:code',
  summary: 'Receives a signed callback of an operator; the code in the path is a shared secret',
  access: 'public',
  params: webhookParams,
  rawBody: true,
  reply: z.string(),
  errors: ['NOT_FOUND'],
});

export const operatorCallbackRoute = defineRoute({
  method: 'GET',
  path: '/api/webhooks/operator/:operator/:code',
  summary:
    'Receives a callback of an operator with the VMS interface; the code in the path is a shared secret',
  access: 'public',
  params: webhookParams,
  reply: z.string(),
  errors: ['NOT_FOUND'],
});
