import type { $ZodType, output } from 'zod/v4/core';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Callers of a route: anybody, a signed-in player, also a session that may only set a new password, or staff.
 */
type Access =
  | { readonly access: 'public' | 'player' | 'anySession'; readonly permission?: undefined }
  | { readonly access: 'staff'; readonly permission: Permission };

interface RouteParts {
  readonly method: Method;
  /** Path parameters are written `:name`. */
  readonly path: `/api/${string}` | `/health/${string}`;
  readonly summary: string;
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  readonly body?: $ZodType;
  /** Takes the body as a form (`application/x-www-form-urlencoded`), too. */
  readonly form?: true;
  /** Takes a body of any type and hands its bytes on unread, for signatures of webhooks. It has no `body`. */
  readonly rawBody?: true;
  /** 200 by default. */
  readonly status?: 200 | 201 | 204;
  readonly reply: $ZodType;
  /** Specific refusals, besides those of any call (malformed, invalid, unauthenticated, too many). */
  readonly errors?: readonly ErrorCode[];
  /**
   * Marks a call that moves money, a stake or a prize. It is refused without an `Idempotency-Key` header, and
   * a repeat under the same key performs nothing more.
   */
  readonly idempotent?: true;
}

/** One call of the API: everything that both ends and the documentation need to know. */
export type RouteDefinition = RouteParts & Access;

/** Keeps the literal types of a route, from which its key, input and reply are inferred. */
export const defineRoute = <const R extends RouteDefinition>(route: R): R => route;

/** Name of a route, such as `GET /api/user/me`. */
export type RouteKey<R extends RouteDefinition> = `${R['method']} ${R['path']}`;

type Part<R extends RouteDefinition, K extends 'params' | 'query' | 'body'> = R[K] extends $ZodType
  ? { readonly [P in K]: output<R[K]> }
  : unknown;

export type RouteInput<R extends RouteDefinition> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;
export type RouteReply<R extends RouteDefinition> = output<R['reply']>;
