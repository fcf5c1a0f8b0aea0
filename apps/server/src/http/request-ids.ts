import { randomFillSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const ID_BYTES = 9;
/** Ids per request for random bytes, because the system call costs more than the bytes. */
const IDS_AT_ONCE = 512;

const bytes = Buffer.alloc(ID_BYTES * IDS_AT_ONCE);
let used = bytes.length;

/** Creates the id of a call in the log, unique over all servers. Ids sent by clients are not trusted. */
export function newRequestId(): string {
  if (used === bytes.length) {
    randomFillSync(bytes);
    used = 0;
  }
  used += ID_BYTES;
  return bytes.toString('base64url', used - ID_BYTES, used);
}

/** Sends each call's id in its reply, so that its log lines can be found. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
