import type { RouteDefinition, RouteInput, RouteReply } from '@trivia/contract/route.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { callerOf, type SignedInPlayer } from '../plugins/authentication.ts';
import type { RouteLimit } from '../plugins/rate-limits.ts';

type Caller<R extends RouteDefinition> = R['access'] extends 'public'
  ? { readonly player: SignedInPlayer | null }
  : { readonly player: SignedInPlayer };

/** What a handler is given: the checked input, who calls, and for the rare need the raw request and reply. */
export type RouteCall<R extends RouteDefinition> = RouteInput<R> &
  Caller<R> & { readonly request: FastifyRequest; readonly reply: FastifyReply };

export interface RouteOptions {
  /** Limit of this route alone, beside what holds for all: by address where anybody may call it, and by player. */
  readonly limit?: RouteLimit;
  readonly bodyLimitBytes?: number;
}

function schemaOf(route: RouteDefinition): FastifySchema {
  const { params, query, body, reply, status = 200, summary } = route;
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(status !== 204 && { response: { [status]: reply } }),
    ...(route.access !== 'public' && { security: [{ bearer: [] }] }),
    tags: [route.path.split('/')[2] ?? 'service'],
  };
}

/** Serves one route of the contract: checks its input, asks who calls, answers with its status. */
export function addRoute<R extends RouteDefinition>(
  app: FastifyInstance,
  route: R,
  handler: (call: RouteCall<R>) => Promise<RouteReply<R>> | RouteReply<R>,
  options: RouteOptions = {},
): void {
  app.route({
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    ...(options.bodyLimitBytes && { bodyLimit: options.bodyLimitBytes }),
    config: { access: route.access, ...(options.limit && { limit: options.limit }) },
    handler: async (request, reply) => {
      // Who calls comes last, so that nothing sent can stand in for it.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
        player: callerOf(request, route.access),
      };
      // The schemas above have checked what the types here promise.
      const answer = await handler(call as unknown as RouteCall<R>);
      return reply.status(route.status ?? 200).send(route.status === 204 ? undefined : answer);
    },
  });
}
