import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { recordSightings } from '../sessions/device.ts';

/** Reply of every call that opens a session. */
const openedSession = z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) });

/** Records device and network of every new session. The session is valid even if that fails. */
export function addSightings(app: FastifyInstance, deps: Deps): void {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    // Hardly any call opens one, and telling by the schema what is missing is dear.
    if (typeof payload !== 'object' || payload === null || !('accessToken' in payload)) return;
    const opened = openedSession.safeParse(payload);
    if (!opened.success) return;
    await recordSightings(deps, opened.data.user.id, request).catch((error: unknown) => {
      request.log.warn({ err: error }, 'device could not be recorded');
    });
  });
}
