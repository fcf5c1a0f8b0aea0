import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Time at which the last byte of the request was read. */
    arrivedAtMs: number;
  }
}

/** Sets the arrival time of each request once its body is complete: a client could otherwise finish it later. */
export function addArrival(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>): void {
  app.decorateRequest('arrivedAtMs', 0);
  app.addHook('preValidation', (request, _reply, done) => {
    request.arrivedAtMs = clock.nowMs();
    done();
  });
}
