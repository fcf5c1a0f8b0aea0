import type { $ZodType, output } from 'zod/v4/core';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './staff/permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Allowed callers of a route: everyone, signed-in players, any session (even one that can only set a new password),
 * or staff.
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
  /** Accepts also a form (`application/x-www-form-urlencoded`) as body. */
  readonly form?: true;
  /** Accepts a body of any type and passes its raw bytes, for signatures of webhooks. Excludes `body`. */
  readonly rawBody?: true;
  /** 200 by default. */
  readonly status?: 200 | 201 | 204;
  readonly reply: $ZodType;
  /** Error codes of this call, besides those of every call (malformed, invalid, unauthenticated, too many). */
  readonly errors?: readonly ErrorCode[];
  /**
   * Marks a call that moves money, a stake or a prize. It requires an `Idempotency-Key` header, and a repeat with the
   * same key has no further effect.
   */
  readonly idempotent?: true;
  /** Marks a reply with a secret token or code, which is never compressed (decision 37). */
  readonly hasSecret?: true;
}

/** Definition of an API call for client, server and documentation. */
export type RouteDefinition = RouteParts & Access;

/** Defines a route with literal types, from which its key, input and reply are inferred. */
export const defineRoute = <const R extends RouteDefinition>(route: R): R => route;

/** Name of a route, such as `GET /api/user/me`. */
export type RouteKey<R extends RouteDefinition> = `${R['method']} ${R['path']}`;

type Part<R extends RouteDefinition, K extends 'params' | 'query' | 'body'> = R[K] extends $ZodType
  ? { readonly [P in K]: output<R[K]> }
  : unknown;

export type RouteInput<R extends RouteDefinition> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;
export type RouteReply<R extends RouteDefinition> = output<R['reply']>;
