import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addFormScope, type FormFields } from './form-scope.ts';
import { requireLocalCaller } from './require-local.ts';

const PATH = '/sandbox/cards';

/**
 * Address without its origin, because buyers may use another host name, and forms must not lead to another origin.
 */
function withoutOrigin(location: string, base: string): string {
  const { pathname, search } = new URL(location, base);
  return pathname + search;
}

/** Relays a page of the sandbox's card service, so that players stay on our origin. */
async function relayPage(url: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const page = `${url}/pay${request.url.slice(PATH.length)}`;
  const isForm = request.method === 'POST';
  const response = await fetch(page, {
    method: request.method,
    redirect: 'manual',
    ...(isForm && { body: new URLSearchParams(request.body as FormFields) }),
  });
  const location = response.headers.get('location');
  if (location) reply.header('location', withoutOrigin(location, page));
  return reply
    .status(response.status)
    .header('cache-control', 'no-store')
    .type(response.headers.get('content-type') ?? 'text/html')
    .send(await response.text());
}

/** Adds the pages of the sandbox's card service, if it is used. */
export function addCardPages(app: FastifyInstance, deps: Deps): void {
  const { sandboxCards } = deps;
  if (!sandboxCards) return;
  addFormScope(app, (scope) => {
    for (const path of [PATH, `${PATH}/*`])
      scope.route({
        method: ['GET', 'POST'],
        url: path,
        schema: { hide: true },
        handler: (request, reply) => {
          requireLocalCaller(deps, request);
          return relayPage(sandboxCards.url, request, reply);
        },
      });
  });
}
