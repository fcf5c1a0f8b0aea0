/** Control of the sandbox operators, through this server: their own address is this machine's alone. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';

interface Relayed {
  readonly Params: { readonly operator: string; readonly '*': string };
  readonly Body: unknown;
}

const PATIENCE_MS = 20_000;

function sandboxOf({ operators }: Deps, slug: string) {
  const sandbox = operators.get(slug)?.sandbox;
  if (!sandbox) throw new AppError('NOT_FOUND');
  return sandbox;
}

async function relay(deps: Deps, { params, method, body, query }: FastifyRequest<Relayed>, folder: string) {
  const { url, controlPassword } = sandboxOf(deps, params.operator);
  const search = new URLSearchParams(query as Record<string, string>);
  const hasBody = body !== undefined && body !== null;
  const reply = await fetch(`${url}/${folder}?${search}`, {
    method,
    headers: {
      'x-control-password': controlPassword,
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: reply.status, text: await reply.text() };
}

/** Adds the relay: what a page's anti-fraud script reports, and the control for whoever may see the sandbox. */
export function addOperatorRelay(
  app: FastifyInstance,
  deps: Deps,
  refuseStrangers: (request: FastifyRequest) => void,
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
      refuseStrangers(request);
      const folder = request.params['*'];
      if (!/^[a-z-]+$/.test(folder)) throw new AppError('NOT_FOUND');
      const { status, text } = await relay(deps, request, `control/${folder}`);
      return reply.status(status).type('application/json').send(text);
    },
  });
}
