import type { FastifyInstance } from 'fastify';

export const NO_STORE = 'no-store';

/**
 * Forbids browsers and proxies to cache replies, which may contain tokens or personal data, unless the route allows
 * it.
 */
export function addCaching(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', NO_STORE);
    done();
  });
}
