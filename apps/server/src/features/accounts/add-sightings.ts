import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../lib/deps.ts';
import { recordSightings } from './device.ts';

/** Reply of every call that opens a session. */
const openedSession = z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) });

/** Every session that is opened leaves a note of its device and network. Without one the session is still good. */
export function addSightings(app: FastifyInstance, deps: Deps): void {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const opened = openedSession.safeParse(payload);
    if (!opened.success) return;
    await recordSightings(deps, opened.data.user.id, request).catch((error: unknown) => {
      request.log.warn({ err: error }, 'device could not be recorded');
    });
  });
}
