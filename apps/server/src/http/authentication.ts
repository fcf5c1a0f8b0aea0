import type { RouteDefinition } from '@trivia/contract/route.ts';
import type { Permission } from '@trivia/contract/staff/permissions.ts';
import { rolePermissions, type StaffRole } from '@trivia/contract/staff/staff.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

export interface SignedInPlayer {
  readonly id: string;
  readonly sessionId: string;
  readonly sessionPurpose: 'sign_in' | 'reset';
  readonly isComplete: boolean;
  readonly isEmailVerified: boolean;
  /** Empty for players who are not staff. */
  readonly roles: readonly StaffRole[];
}

declare module 'fastify' {
  interface FastifyRequest {
    player: SignedInPlayer | null;
  }
  interface FastifyContextConfig {
    access?: RouteDefinition['access'];
    permission?: RouteDefinition['permission'];
  }
}

/** Caller of a request, as the route's access requires. Public routes ignore sessions from a reset link. */
export function callerOf(
  { player }: FastifyRequest,
  access: RouteDefinition['access'],
): SignedInPlayer | null {
  if (access === 'public') return player?.sessionPurpose === 'reset' ? null : player;
  if (!player) throw new AppError('UNAUTHENTICATED');
  return player;
}

/** Refuses callers whose roles do not include the permission. */
function requirePermission(player: SignedInPlayer | null, permission: Permission): void {
  if (!player) throw new AppError('UNAUTHENTICATED');
  const isAllowed = player.roles.some((role) =>
    (rolePermissions[role] as readonly Permission[]).includes(permission),
  );
  if (!isAllowed) throw new AppError('FORBIDDEN');
}

/** Finds the player of a session token; undefined without such a session. */
export type Authenticate = (token: string) => Promise<SignedInPlayer | undefined>;

const bearerPattern = /^Bearer ([\w-]{20,128})$/i;

/** Bearer token of a request, if it is well-formed. */
export const bearerTokenOf = (request: FastifyRequest): string | undefined =>
  bearerPattern.exec(request.headers.authorization ?? '')?.[1];

/** Refuses all calls of a session from a reset link except the one that sets a new password. */
function refuseResetSession({ player, routeOptions }: FastifyRequest): void {
  const { access } = routeOptions.config;
  const isForSignedIn = access === 'player' || access === 'staff';
  if (isForSignedIn && player?.sessionPurpose === 'reset') throw new AppError('NEW_PASSWORD_REQUIRED');
}

/** Refuses callers without the permission before their input is validated, so that no error describes the call. */
function requireStaff({ player, routeOptions }: FastifyRequest): void {
  const { permission } = routeOptions.config;
  if (permission) requirePermission(player, permission);
}

/** Sets `request.player` from a valid token. Requests refused by earlier hooks cost no query. */
export function addAuthentication(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('player', null);
  app.addHook('preValidation', (request, _reply, done) => {
    const token = bearerTokenOf(request);
    if (!token || !request.url.startsWith('/api/')) return done();
    authenticate(token).then((player) => {
      request.player = player ?? null;
      done();
    }, done);
  });
}

/**
 * Adds the refusals of reset sessions and missing permissions. They come after the rate limits, which count such
 * calls.
 */
export function addCallerRules(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    refuseResetSession(request);
    requireStaff(request);
    done();
  });
}
