import { createHash } from 'node:crypto';
import stringify from 'fast-json-stable-stringify';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error.ts';

/** A call that its client may repeat under the same key. */
export class IdempotentCall {
  readonly playerId: string;
  /** The `Idempotency-Key` header. */
  readonly key: string;
  /** Method and path, such as `POST /api/play/matches`. */
  readonly call: string;
  /** SHA-256 of the checked body. */
  readonly bodyHash: Buffer;
  /** Whether the call was passed to `performOnce`, which `addRoute` checks. */
  isClaimed = false;

  constructor({ playerId, key, call, body }: { playerId: string; key: string; call: string; body: unknown }) {
    this.playerId = playerId;
    this.key = key;
    this.call = call;
    this.bodyHash = createHash('sha256')
      .update(stringify(body ?? null))
      .digest();
  }
}

const keyPattern = /^[\w-]{1,64}$/;

/** Reads the key of a request. Refuses with IDEMPOTENCY_KEY_REQUIRED where it is missing or malformed. */
export function readIdempotentCall(request: FastifyRequest, playerId: string): IdempotentCall {
  const key = request.headers['idempotency-key']?.toString() ?? '';
  if (!keyPattern.test(key)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED');
  const [path] = request.url.split('?');
  return new IdempotentCall({ playerId, key, call: `${request.method} ${path}`, body: request.body });
}
