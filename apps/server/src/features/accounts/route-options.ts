import type { FastifyRequest } from 'fastify';
import type { RouteOptions } from '../../lib/add-route.ts';

/** Of calls that hash a password or send a mail. */
export const COSTLY: RouteOptions = { callsPerMinute: 60 };

export const userAgentOf = (request: FastifyRequest): string | undefined => request.headers['user-agent'];
