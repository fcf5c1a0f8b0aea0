import { operatorCallbackRoute, operatorWebhookRoute } from '@trivia/contract/billing.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { receiveCallback } from './news/receive-callback.ts';

/** What operators tell. They get the answer that they wait for as plain text. */
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
  addRoute(app, operatorWebhookRoute, ({ params, request, reply, rawBody }) =>
    receive(params, request, reply, rawBody.toString('utf8')),
  );
  addRoute(app, operatorCallbackRoute, ({ params, request, reply }) => receive(params, request, reply, ''));
}
