import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { isSocketId } from '../protocol/signatures.ts';
import { tellUserPatch } from './tell-user.ts';

/** The caller's own socket, which laravel-echo sends along with calls; undefined when it is none. */
export function socketIdOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['x-socket-id'];
  return typeof given === 'string' && isSocketId(given) ? given : undefined;
}

/** What a call changed of the player reaches their other devices, too. */
export function tellOtherDevices(app: FastifyInstance, { realtime }: Pick<Deps, 'realtime'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const patch = reply.getHeader('user-data');
    if (!request.player || request.method === 'GET' || !realtime.hasListeners) return;
    if (typeof patch !== 'string') return;
    tellUserPatch(realtime, request.player.id, JSON.parse(patch).user, {
      exceptSocketId: socketIdOf(request),
    });
  });
}
