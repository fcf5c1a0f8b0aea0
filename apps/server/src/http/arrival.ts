import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Time at which the last byte of the request was read. */
    arrivedAtMs: number;
  }
}

/** Stamps every request once its body is complete: a body could otherwise be written after the stamped time. */
export function addArrival(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>): void {
  app.decorateRequest('arrivedAtMs', 0);
  app.addHook('preValidation', (request, _reply, done) => {
    request.arrivedAtMs = clock.nowMs();
    done();
  });
}
