import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const ID_BYTES = 9;

/** The name of a call in the log, unlike any other's on all servers. An id that a client sends is not trusted. */
export const newRequestId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** Every reply carries its id, by which the log has the rest. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
