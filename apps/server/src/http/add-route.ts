import type { RouteDefinition, RouteInput, RouteReply } from '@trivia/contract/route.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { callerOf, type SignedInPlayer } from './authentication.ts';
import { type IdempotentCall, readIdempotentCall } from './idempotency/idempotent-call.ts';
import type { RouteLimit } from './limits/rate-limits.ts';
import { inBodyScope } from './read-bodies.ts';

type Caller<R extends RouteDefinition> = R['access'] extends 'public'
  ? { readonly player: SignedInPlayer | null }
  : { readonly player: SignedInPlayer };

type Once<R extends RouteDefinition> = R['idempotent'] extends true
  ? { readonly once: IdempotentCall }
  : unknown;

type Raw<R extends RouteDefinition> = R['rawBody'] extends true ? { readonly rawBody: Buffer } : unknown;

/**
 * Input of a handler: the validated parts of the call, its caller and, for special needs, the raw request and reply.
 */
export type RouteCall<R extends RouteDefinition> = RouteInput<R> &
  Caller<R> &
  Once<R> &
  Raw<R> & { readonly request: FastifyRequest; readonly reply: FastifyReply };

export interface RouteOptions {
  /** Limit of this route, in addition to the general ones: by address on public routes, else by player. */
  readonly limit?: RouteLimit;
  readonly bodyLimitBytes?: number;
}

function schemaOf(route: RouteDefinition): FastifySchema {
  const { params, query, body, reply, status = 200, summary } = route;
  return {
    summary,
    ...(route.idempotent && { description: 'Takes an `Idempotency-Key` header, the same for each repeat.' }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(status !== 204 && { response: { [status]: reply } }),
    ...(route.access !== 'public' && { security: [{ bearer: [] }] }),
    tags: [route.path.split('/')[2] ?? 'service'],
  };
}

/** The idempotent call with its key; undefined for other routes. */
function onceOf(route: RouteDefinition, request: FastifyRequest, player: SignedInPlayer | null) {
  if (!route.idempotent) return undefined;
  if (!player) throw new AppError('UNAUTHENTICATED');
  return readIdempotentCall(request, player.id);
}

/** Fails if a handler ignored `once`, so that its first test shows the mistake. */
function requireClaim(route: RouteDefinition, once: IdempotentCall | undefined): void {
  if (once && !once.isClaimed) throw new Error(`${route.method} ${route.path} never asked performOnce`);
}

/**
 * Registers a route of the contract: validates the input, checks the caller, and replies with its status. An
 * idempotent call is refused without its key; its handler has to pass `once` to `performOnce`.
 */
export function addRoute<R extends RouteDefinition>(
  app: FastifyInstance,
  route: R,
  handler: (call: RouteCall<R>) => Promise<RouteReply<R>> | RouteReply<R>,
  options: RouteOptions = {},
): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    // The caller is set last, so that no input can replace it.
    const player = callerOf(request, route.access);
    const once = onceOf(route, request, player);
    const { params, query, body } = request;
    const rawBody = route.rawBody && (body ?? Buffer.alloc(0));
    // The schemas of the route have checked these types.
    const call = { params, query, body, rawBody, request, reply, player, once } as unknown as RouteCall<R>;
    const answer = await handler(call);
    requireClaim(route, once);
    return reply.status(route.status ?? 200).send(route.status === 204 ? undefined : answer);
  };
  inBodyScope(app, route, (scope) =>
    scope.route({
      method: route.method,
      url: route.path,
      schema: schemaOf(route),
      ...(options.bodyLimitBytes && { bodyLimit: options.bodyLimitBytes }),
      config: {
        access: route.access,
        permission: route.permission,
        hasSecret: route.hasSecret,
        ...(options.limit && { limit: options.limit }),
      },
      handler: handle,
    }),
  );
}
