import type { FastifyRequest } from 'fastify';
import type { RouteOptions } from '../../http/add-route.ts';

/** Limit of calls that hash a password or send a mail, by player. */
export const COSTLY: RouteOptions = { limit: { calls: 60, perMinutes: 1 } };

/** A hundred players behind one address sign up within an hour; nobody makes accounts by the hundred in minutes. */
export const SIGN_UP: RouteOptions = { limit: { calls: 60, perMinutes: 10 } };
/** Limit by address, over all accounts that are tried: a class that comes in at once is let in. */
export const SIGN_IN: RouteOptions = { limit: { calls: 300, perMinutes: 10 } };
/** Calls that mail somebody who need not be the caller. */
export const MAILING: RouteOptions = { limit: { calls: 60, perMinutes: 10 } };

export const userAgentOf = (request: FastifyRequest): string | undefined => request.headers['user-agent'];
