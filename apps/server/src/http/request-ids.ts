import { randomFillSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const ID_BYTES = 9;
/** Asking the system for random bytes costs much more than the bytes do. */
const IDS_AT_ONCE = 512;

const bytes = Buffer.alloc(ID_BYTES * IDS_AT_ONCE);
let used = bytes.length;

/** The name of a call in the log, unlike any other's on all servers. An id that a client sends is not trusted. */
export function newRequestId(): string {
  if (used === bytes.length) {
    randomFillSync(bytes);
    used = 0;
  }
  used += ID_BYTES;
  return bytes.toString('base64url', used - ID_BYTES, used);
}

/** Every reply carries its id, by which the log has the rest. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
