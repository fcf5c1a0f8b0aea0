import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isSocketId } from '../../realtime/protocol/signatures.ts';
import { publishUserPatch } from './publish-user-event.ts';

/** Socket id of the caller, which laravel-echo sends with its calls; undefined if malformed. */
export function socketIdOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['x-socket-id'];
  return typeof given === 'string' && isSocketId(given) ? given : undefined;
}

/** Sends changes that a call made to the player's other devices. */
export function publishToOtherDevices(app: FastifyInstance, { realtime }: Pick<Deps, 'realtime'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const patch = reply.getHeader('user-data');
    const isChange = request.method !== 'GET' && typeof patch === 'string';
    if (request.player && isChange && realtime.hasListeners)
      publishUserPatch(realtime, request.player.id, JSON.parse(patch).user, {
        exceptSocketId: socketIdOf(request),
      });
    done();
  });
}
