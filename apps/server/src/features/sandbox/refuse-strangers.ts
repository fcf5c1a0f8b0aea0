import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { isLocalHost } from '../../lib/is-local-host.ts';

/** Refuses requests through a proxy or under a foreign host name, even to a local server. */
export function refuseStrangers({ config }: Deps, { hostname, headers }: FastifyRequest): void {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  if (!config.ALLOW_SANDBOX && (isForwarded || !isLocalHost(hostname))) throw new AppError('NOT_FOUND');
}

/** Refuses forms that a page of another origin sends. */
export function refuseForeignForms({ headers }: FastifyRequest): void {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') throw new AppError('NOT_FOUND');
}
