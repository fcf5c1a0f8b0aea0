import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../lib/app-error.ts';

/** Refusals that our own clients hardly ever cause, but forged calls do. */
const suspicious: ReadonlySet<ErrorCode> = new Set([
  'ALREADY_ANSWERED',
  'FORBIDDEN',
  'INVITATION_NOT_FOUND',
  'MATCH_NOT_FOUND',
  'MATCH_OVER',
  'ROUND_CLOSED',
  'ROUND_NOT_OPEN',
]);

/** Logs a refusal with caller, route, code and the names of invalid fields, never their values. */
export function logRefusal(request: FastifyRequest, { code, details }: AppError): void {
  const refused = {
    code,
    playerId: request.player?.id,
    route: request.routeOptions.url,
    fields: Object.keys(details.fields ?? {}),
  };
  request.log[suspicious.has(code) ? 'warn' : 'info'](refused, 'refused');
}
