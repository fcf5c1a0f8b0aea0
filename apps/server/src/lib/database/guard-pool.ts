import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { asUnavailable } from './database-unavailable.ts';
import { GuardedClient } from './guarded-client.ts';

/** A database that starts up is not held up by callers who knock again and again. */
const KNOCK_AGAIN_MS = 200;

/** The connections of a pool for Kysely. Trouble of the database itself comes as `DatabaseUnavailable`. */
export function guardPool(pool: Pool): PostgresPool {
  const guarded = new WeakMap<PoolClient, GuardedClient>();
  let refusal: { readonly error: unknown; readonly untilMs: number } | undefined;

  const guard = (client: PoolClient): PostgresPoolClient => {
    const known = guarded.get(client) ?? new GuardedClient(client);
    guarded.set(client, known);
    return known;
  };

  async function connect(): Promise<PostgresPoolClient> {
    if (refusal && pool.idleCount === 0 && performance.now() < refusal.untilMs) throw refusal.error;
    try {
      return guard(await pool.connect());
    } catch (error) {
      refusal = { error: asUnavailable(error), untilMs: performance.now() + KNOCK_AGAIN_MS };
      throw refusal.error;
    }
  }

  return { options: {}, connect, end: () => pool.end() };
}
