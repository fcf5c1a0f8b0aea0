import type { RouteDefinition } from '@trivia/contract/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Charge, Limit } from '../../lib/counters/counters.ts';
import { openCounters } from '../../lib/counters/open-counters.ts';
import { networkOf } from '../../lib/network-of.ts';

const MINUTE_MS = 60_000;

/** Calls per player: generous for a person, tight for a script. */
const PLAYER_CALLS_PER_MINUTE = 600;
/** Calls per address without a valid token, which include requests for pictures. */
const STRANGER_CALLS_PER_MINUTE = 3_000;

/** Limit of calls of one route within some minutes. */
export interface RouteLimit {
  readonly calls: number;
  readonly perMinutes: number;
  /**
   * True for calls of other services, which send callbacks about all players from one address: no other limit
   * applies.
   */
  readonly isOnlyLimit?: true;
}

/** Limit for callbacks of services: a day's renewals of a million subscribers within an hour, with a margin. */
export const serviceLimit: RouteLimit = { calls: 120_000, perMinutes: 1, isOnlyLimit: true };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteDefinition['access'];
    limit?: RouteLimit;
  }
}

const byPlayer: Limit = { name: 'player', calls: PLAYER_CALLS_PER_MINUTE, windowMs: MINUTE_MS };
const byStranger: Limit = { name: 'stranger', calls: STRANGER_CALLS_PER_MINUTE, windowMs: MINUTE_MS };

/**
 * Whether a call belongs to the API. The matched route decides, because an address may be written in several ways.
 */
const isApiCall = ({ routeOptions, url }: FastifyRequest): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');

function routeCharge({ routeOptions: { config, method, url } }: FastifyRequest, subject: string): Charge[] {
  if (!config.limit) return [];
  const { calls, perMinutes } = config.limit;
  return [{ limit: { name: `${method} ${url}`, calls, windowMs: perMinutes * MINUTE_MS }, subject }];
}

/** Charges that apply before the call is read: by address, whatever the token. */
function chargesOfAddress(request: FastifyRequest, byAddress: Limit): Charge[] {
  const subject = networkOf(request.ip);
  if (request.routeOptions.config.limit?.isOnlyLimit) return routeCharge(request, subject);
  const isPublic = request.routeOptions.config.access === 'public';
  return [{ limit: byAddress, subject }, ...(isPublic ? routeCharge(request, subject) : [])];
}

/** Charges that apply once the caller is known. */
function chargesOfCaller(request: FastifyRequest): Charge[] {
  if (request.routeOptions.config.limit?.isOnlyLimit) return [];
  if (!request.player) return [{ limit: byStranger, subject: networkOf(request.ip) }];
  const { id } = request.player;
  return [{ limit: byPlayer, subject: id }, ...routeCharge(request, id)];
}

const refusalOf = (waitMs: number): AppError | undefined =>
  waitMs > 0 ? new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) }) : undefined;

/**
 * Adds rate limits to all calls of the API: by address, and by player with a valid token, both before the body is
 * validated. A token never lifts the limit by address. Refuses with TOO_MANY_REQUESTS.
 */
export async function addRateLimits(app: FastifyInstance, { config, clock, log }: Deps): Promise<void> {
  const counters = await openCounters(config.REDIS_URL, log);
  const byAddress: Limit = {
    name: 'address',
    calls: config.CALLS_PER_MINUTE_PER_ADDRESS,
    windowMs: MINUTE_MS,
  };
  const take = (charges: readonly Charge[], done: (refusal?: Error) => void): void => {
    const waitMs = counters.take(charges, clock.nowMs());
    if (typeof waitMs === 'number') done(refusalOf(waitMs));
    else waitMs.then((ms) => done(refusalOf(ms)), done);
  };
  app.addHook('onReady', () => counters.open());
  app.addHook('onClose', () => counters.close());
  app.addHook('onRequest', (request, _reply, done) => {
    if (isApiCall(request)) take(chargesOfAddress(request, byAddress), done);
    else done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (isApiCall(request)) take(chargesOfCaller(request), done);
    else done();
  });
}
