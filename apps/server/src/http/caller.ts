import type { RouteDefinition } from '@trivia/contract/route.ts';
import type { Permission } from '@trivia/contract/staff/permissions.ts';
import { rolePermissions, type StaffRole } from '@trivia/contract/staff/staff.ts';
import type { FastifyRequest } from 'fastify';
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
export function requirePermission(player: SignedInPlayer | null, permission: Permission): void {
  if (!player) throw new AppError('UNAUTHENTICATED');
  const isAllowed = player.roles.some((role) =>
    (rolePermissions[role] as readonly Permission[]).includes(permission),
  );
  if (!isAllowed) throw new AppError('FORBIDDEN');
}
