import type { RouteDefinition } from '@trivia/contract/route.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

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

/** The caller, by the call's access. A session that only sets a new password is nobody's in calls for everybody. */
export function callerOf(
  { player }: FastifyRequest,
  access: RouteDefinition['access'],
): SignedInPlayer | null {
  if (access === 'public') return player?.sessionPurpose === 'reset' ? null : player;
  if (!player) throw new AppError('UNAUTHENTICATED');
  return player;
}
