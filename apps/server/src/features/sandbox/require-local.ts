import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { isLocalHost } from '../../lib/is-local-host.ts';

/** Refuses requests that came through a proxy, or with a foreign host name. */
export function requireLocalCaller({ config }: Deps, { hostname, headers }: FastifyRequest): void {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  if (!config.ALLOW_SANDBOX && (isForwarded || !isLocalHost(hostname))) throw new AppError('NOT_FOUND');
}

/** Refuses forms sent by a page of another origin. */
export function refuseForeignForms({ headers }: FastifyRequest): void {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') throw new AppError('NOT_FOUND');
}
