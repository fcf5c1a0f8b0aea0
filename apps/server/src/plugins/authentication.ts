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
  interface FastifyContextConfig {
    access?: RouteDefinition['access'];
  }
}

const bearerPattern = /^Bearer ([\w-]{20,128})$/i;

/** The bearer token of a request, if it carries one that could be ours. */
export const bearerTokenOf = (request: FastifyRequest): string | undefined =>
  bearerPattern.exec(request.headers.authorization ?? '')?.[1];

/** A session that a reset link opened sets a new password, and every other call of it is refused. */
function refuseResetSession({ player, routeOptions }: FastifyRequest): void {
  const isForPlayers = routeOptions.config.access === 'player';
  if (isForPlayers && player?.sessionPurpose === 'reset') throw new AppError('NEW_PASSWORD_REQUIRED');
}

/** Every request knows who makes it, if its token is good. What a call refuses of itself is not looked up for. */
export function addAuthentication(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('player', null);
  app.addHook('preValidation', async (request) => {
    const token = bearerTokenOf(request);
    request.player =
      token && request.url.startsWith('/api/') ? ((await authenticate(deps, token)) ?? null) : null;
  });
}

/** A session that only sets a new password gets no further, once its call has been counted. */
export function addSessionPurposes(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => refuseResetSession(request));
}

/** The caller, by the call's access. A session that only sets a new password is nobody's in calls for everybody. */
export function callerOf(
  { player }: FastifyRequest,
  access: RouteDefinition['access'],
): SignedInPlayer | null {
  if (access === 'public') return player?.sessionPurpose === 'reset' ? null : player;
  if (!player) throw new AppError('UNAUTHENTICATED');
  return player;
}
