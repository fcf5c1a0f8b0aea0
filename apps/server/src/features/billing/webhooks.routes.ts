import { operatorCallbackRoute, operatorWebhookRoute } from '@trivia/contract/billing/webhooks.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { serviceLimit } from '../../http/limits/rate-limits.ts';
import { receiveCallback } from './inbox/receive-callback.ts';

/** Adds the routes of operators' callbacks, which reply with the plain text that each operator expects. */
export function addOperatorWebhooks(app: FastifyInstance, deps: Deps): void {
  const receive = async (
    params: { readonly operator: string; readonly code: string },
    { method, url: path, headers, ip: address }: FastifyRequest,
    reply: FastifyReply,
    body: string,
  ) => {
    const answer = await receiveCallback(deps, { ...params, method, path, headers, address, body });
    void reply.type('text/plain; charset=utf-8');
    return answer;
  };
  addRoute(
    app,
    operatorWebhookRoute,
    ({ params, request, reply, rawBody }) => receive(params, request, reply, rawBody.toString('utf8')),
    { limit: serviceLimit },
  );
  addRoute(app, operatorCallbackRoute, ({ params, request, reply }) => receive(params, request, reply, ''), {
    limit: serviceLimit,
  });
}
