import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { recordSightings } from '../sessions/device.ts';

/** Reply of every call that opens a session. */
const openedSession = z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) });

/** Records the device and network of every new session. A failure does not affect the session. */
export function addSightings(app: FastifyInstance, deps: Deps): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    // Check cheaply first, because few replies open a session and a failing schema is slow.
    if (typeof payload !== 'object' || payload === null || !('accessToken' in payload)) return done();
    const opened = openedSession.safeParse(payload);
    if (!opened.success) return done();
    recordSightings(deps, opened.data.user.id, request)
      .catch((error: unknown) => request.log.warn({ err: error }, 'device could not be recorded'))
      .then(() => done(), done);
  });
}
