import type { Deps } from '../../deps.ts';

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes keys older than a week, when repeats are no longer expected. Returns their number. */
export async function forgetIdempotencyKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_key')
    .where('used_at', '<', new Date(clock.nowMs() - KEPT_FOR_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
