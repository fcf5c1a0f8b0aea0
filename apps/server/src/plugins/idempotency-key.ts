import type { FastifyRequest } from 'fastify';

/** The `Idempotency-Key` header, where a call brought one. */
export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['idempotency-key']?.toString();
