import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the last byte of it was read, whatever it waits for from then on. */
    arrivedAtMs: number;
  }
}

/** Every request knows when it came. Not before its body is there: else one could be sent ahead of what it says. */
export function addArrival(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>): void {
  app.decorateRequest('arrivedAtMs', 0);
  app.addHook('preValidation', (request, _reply, done) => {
    request.arrivedAtMs = clock.nowMs();
    done();
  });
}
