/** Callbacks of mobile operators. */
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { ofOperator } from './of-operator.ts';

const webhookParams = z.object({
  operator: ofOperator.shape.operator,
  code: z.string().check(z.maxLength(128)),
});

/** Callbacks come by POST, or by GET from platforms that have nothing else. */
export const operatorWebhookRoute = defineRoute({
  method: 'POST',
  path: '/api/webhooks/operator/:operator/:code',
  summary: 'Callback of an operator, signed; the code in the address is a secret of both sides',
  access: 'public',
  params: webhookParams,
  rawBody: true,
  reply: z.string(),
  errors: ['NOT_FOUND'],
});

export const operatorCallbackRoute = defineRoute({
  method: 'GET',
  path: '/api/webhooks/operator/:operator/:code',
  summary: 'Callback of an operator of the VMS kind; the code in the address is a secret of both sides',
  access: 'public',
  params: webhookParams,
  reply: z.string(),
  errors: ['NOT_FOUND'],
});
