import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { asUnavailable } from './database-unavailable.ts';
import { GuardedClient } from './guarded-client.ts';
import type { StatementNames } from './statement-names.ts';

/** Pause between connection attempts, so that they don't slow down a starting database. */
const RETRY_MS = 200;
/** Message of the pool when all connections are in use for too long, which is no failure of the database. */
const NONE_FREE = 'timeout exceeded when trying to connect';

/** Wraps a pool for Kysely. Failures of the database itself are thrown as `DatabaseUnavailable`. */
export function guardPool(pool: Pool, names: StatementNames): PostgresPool {
  const guarded = new WeakMap<PoolClient, GuardedClient>();
  let refusal: { readonly error: unknown; readonly untilMs: number } | undefined;

  const guard = (client: PoolClient): PostgresPoolClient => {
    const known = guarded.get(client) ?? new GuardedClient(client, names);
    guarded.set(client, known);
    return known;
  };

  async function connect(): Promise<PostgresPoolClient> {
    if (refusal && pool.idleCount === 0 && performance.now() < refusal.untilMs) throw refusal.error;
    try {
      return guard(await pool.connect());
    } catch (error) {
      const unavailable = asUnavailable(error);
      if (!(error instanceof Error && error.message === NONE_FREE)) {
        refusal = { error: unavailable, untilMs: performance.now() + RETRY_MS };
      }
      throw unavailable;
    }
  }

  return { options: {}, connect, end: () => pool.end() };
}
