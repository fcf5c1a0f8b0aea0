import type { FastifyInstance } from 'fastify';
import { Admission, type AdmissionLimits } from './admission.ts';

/** Enough for a few batches of answers, one in each of the stages that calls go through. */
const defaultLimits: AdmissionLimits = { atOnce: 400, waiting: 20_000, waitMs: 3_000, workMs: 1_000 };

/** Checks of the server's health tell a busy server from a broken one, so they never wait. */
const HEALTH = '/health/';

/**
 * Lets calls wait for their turn once their address is within its limits and their body is read: a client that is slow
 * to send it holds nobody's place. Call it after `addArrival`, so that no call is late by waiting.
 */
export function addAdmission(app: FastifyInstance, limits: AdmissionLimits = defaultLimits): void {
  const admission = new Admission(limits);
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.url.startsWith(HEALTH)) done();
    else admission.enter(request, done);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    admission.leave(request);
    done();
  });
  // Replies that are never sent, because their caller has gone.
  app.addHook('onResponse', (request, _reply, done) => {
    admission.leave(request);
    done();
  });
}
