import type { FastifyInstance } from 'fastify';

export const NOT_KEPT = 'no-store';

/** No browser or proxy keeps a reply, which may hold a token or personal data, unless its route says for how long. */
export function addCaching(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', NOT_KEPT);
    done();
  });
}
