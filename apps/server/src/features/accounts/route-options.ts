import type { FastifyRequest } from 'fastify';
import type { RouteOptions } from '../../http/add-route.ts';

/** Limit per player of calls that hash a password or send a mail. */
export const COSTLY: RouteOptions = { limit: { calls: 60, perMinutes: 1 } };

/**
 * Limit of sign-ups per address: a hundred players behind one address can sign up within an hour, but a script can't
 * create hundreds of accounts in minutes.
 */
export const SIGN_UP: RouteOptions = { limit: { calls: 60, perMinutes: 10 } };
/** Limit of log-ins per address, over all accounts: high enough for a school class at once. */
export const SIGN_IN: RouteOptions = { limit: { calls: 300, perMinutes: 10 } };
/** Limit of calls that mail a person other than the caller. */
export const MAILING: RouteOptions = { limit: { calls: 60, perMinutes: 10 } };

export const userAgentOf = (request: FastifyRequest): string | undefined => request.headers['user-agent'];
