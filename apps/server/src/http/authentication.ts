import type { RouteDefinition } from '@trivia/contract/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { requirePermission, type SignedInPlayer } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteDefinition['access'];
    permission?: RouteDefinition['permission'];
  }
}

/** Finds whose token it is; undefined where no live session has it. */
export type Authenticate = (token: string) => Promise<SignedInPlayer | undefined>;

const bearerPattern = /^Bearer ([\w-]{20,128})$/i;

/** The bearer token of a request, if it carries one that could be ours. */
export const bearerTokenOf = (request: FastifyRequest): string | undefined =>
  bearerPattern.exec(request.headers.authorization ?? '')?.[1];

/** A session that a reset link opened sets a new password, and every other call of it is refused. */
function refuseResetSession({ player, routeOptions }: FastifyRequest): void {
  const { access } = routeOptions.config;
  const isForSignedIn = access === 'player' || access === 'staff';
  if (isForSignedIn && player?.sessionPurpose === 'reset') throw new AppError('NEW_PASSWORD_REQUIRED');
}

/** A call for staff tells nothing to others, not even what is wrong with their input. */
function refuseOthersThanStaff({ player, routeOptions }: FastifyRequest): void {
  const { permission } = routeOptions.config;
  if (permission) requirePermission(player, permission);
}

/** Every request knows who makes it, if its token is good. What a call refuses of itself is not looked up for. */
export function addAuthentication(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('player', null);
  app.addHook('preValidation', async (request) => {
    const token = bearerTokenOf(request);
    request.player = token && request.url.startsWith('/api/') ? ((await authenticate(token)) ?? null) : null;
  });
}

/** Sessions that only set a new password, and callers without a permission, get no further once they are counted. */
export function addCallerRules(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    refuseResetSession(request);
    refuseOthersThanStaff(request);
  });
}
