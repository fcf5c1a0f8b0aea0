import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { callOperator } from './operator-control.ts';

interface Relayed {
  readonly Params: { readonly operator: string; readonly '*': string };
  readonly Body: unknown;
}

function relay(deps: Deps, { params, method, body, query }: FastifyRequest<Relayed>, folder: string) {
  const search = new URLSearchParams(query as Record<string, string>);
  return callOperator(deps, params.operator, { method, path: `${folder}?${search}`, body });
}

/** Adds the relay to sandbox operators: reports of anti-fraud scripts, and control calls by permitted callers. */
export function addOperatorRelay(
  app: FastifyInstance,
  deps: Deps,
  requireLocalCaller: (request: FastifyRequest) => void,
): void {
  const path = '/api/sandbox/operators/:operator';
  const schema = { hide: true };
  app.post<Relayed>(`${path}/report`, { schema }, async (request, reply) => {
    const { status } = await relay(deps, request, 'antifraud/report');
    return reply.status(status).send();
  });
  app.route<Relayed>({
    method: ['GET', 'POST', 'DELETE'],
    url: `${path}/control/*`,
    schema,
    handler: async (request, reply) => {
      requireLocalCaller(request);
      const folder = request.params['*'];
      if (!/^[a-z-]+$/.test(folder)) throw new AppError('NOT_FOUND');
      const { status, text } = await relay(deps, request, `control/${folder}`);
      return reply.status(status).type('application/json').send(text);
    },
  });
}
