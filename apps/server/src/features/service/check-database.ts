import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

const ANSWERS_WITHIN_MS = 1_500;

/**
 * Creates the check whether the database replies within 1.5 seconds. Concurrent callers share one check, so that a
 * hanging database does not get ever more connections.
 */
export function createDatabaseCheck({ db }: Pick<Deps, 'db'>): () => Promise<void> {
  let asking: Promise<unknown> | undefined;
  const ask = () =>
    sql`SELECT 1`.execute(db).finally(() => {
      asking = undefined;
    });
  return async () => {
    asking ??= ask();
    const isAnswered = await Promise.race([
      asking.then(() => true),
      sleep(ANSWERS_WITHIN_MS, false, { ref: false }),
    ]);
    if (!isAnswered) throw new Error(`The database said nothing within ${ANSWERS_WITHIN_MS} ms`);
  };
}
