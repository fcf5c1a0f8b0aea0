import type { RouteDefinition } from '@trivia/contract/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../features/accounts/authenticate.ts';
import { AppError } from '../lib/app-error.ts';
import type { Deps } from '../lib/deps.ts';

export interface SignedInPlayer {
  readonly id: string;
  readonly sessionId: string;
  readonly sessionPurpose: 'sign_in' | 'reset';
  readonly isComplete: boolean;
  readonly isEmailVerified: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    player: SignedInPlayer | null;
  }
}

const bearerPattern = /^Bearer ([\w-]{20,128})$/i;

/** The bearer token of a request, if it carries one that could be ours. */
export const bearerTokenOf = (request: FastifyRequest): string | undefined =>
  bearerPattern.exec(request.headers.authorization ?? '')?.[1];

/** Every request knows who makes it, if its token is good. What a call refuses of itself is not looked up for. */
export function addAuthentication(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('player', null);
  app.addHook('preValidation', async (request) => {
    const token = bearerTokenOf(request);
    request.player =
      token && request.url.startsWith('/api/') ? ((await authenticate(deps, token)) ?? null) : null;
  });
}

/**
 * Who makes a call of this access. A session that a reset link opened sets a new password, and counts as nobody's or is
 * refused with NEW_PASSWORD_REQUIRED everywhere else.
 */
export function callerOf(request: FastifyRequest, access: RouteDefinition['access']): SignedInPlayer | null {
  const { player } = request;
  const isReset = player?.sessionPurpose === 'reset';
  if (access === 'public') return isReset ? null : player;
  if (!player) throw new AppError('UNAUTHENTICATED');
  if (isReset && access !== 'anySession') throw new AppError('NEW_PASSWORD_REQUIRED');
  return player;
}
