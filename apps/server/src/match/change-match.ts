import type { Deps } from '../deps.ts';
import { AppError } from '../lib/app-error.ts';
import { isDatabaseTimeout } from '../lib/database/database-unavailable.ts';
import type { Tx } from '../lib/database/db.ts';
import { inTransaction } from '../lib/database/transaction.ts';
import { LockedMatch, type Match, unpackMatch } from './locked-match.ts';
import { saveMatch } from './save-match.ts';
import { scheduleNow } from './schedule-now.ts';

export type EngineDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'engine'>;
export type Change = (locked: LockedMatch) => Promise<void>;
type Lock = (tx: Tx, matchId: string) => Promise<Match | undefined>;

const selectForUpdate = (tx: Tx, matchId: string) =>
  tx.selectFrom('match').selectAll().where('id', '=', matchId).forUpdate();

async function readUnpacked(query: Pick<ReturnType<typeof selectForUpdate>, 'executeTakeFirst'>) {
  const row = await query.executeTakeFirst();
  return row && unpackMatch(row);
}

/** Kind of lock: waits for the match. */
export const lockMatch: Lock = (tx, matchId) => readUnpacked(selectForUpdate(tx, matchId));

/** Skips a locked match: undefined also when another transaction holds the lock. */
export const lockIfFree: Lock = (tx, matchId) => readUnpacked(selectForUpdate(tx, matchId).skipLocked());

/**
 * Changes one match in a transaction under its lock, and publishes the change after the commit. Undefined without a
 * match to lock.
 */
export async function changeLocked(
  deps: EngineDeps,
  matchId: string,
  { lock, change }: { readonly lock: Lock; readonly change: Change },
): Promise<Match | undefined> {
  const { db, clock, engine } = deps;
  try {
    return await inTransaction(db, async (tx, afterCommit) => {
      const match = await lock(tx, matchId);
      if (!match) return undefined;
      // Read the clock after the lock is held, because waiting may take long.
      const locked = new LockedMatch(tx, match, { nowMs: clock.nowMs(), hooks: engine.hooks });
      await change(locked);
      await saveMatch(locked);
      afterCommit(() => engine.committed(locked.change));
      return locked.match;
    });
  } catch (error) {
    if (!(error instanceof AppError) && !isDatabaseTimeout(error)) await scheduleNow(deps, matchId);
    throw error;
  }
}

export const changeMatch = (deps: EngineDeps, matchId: string, change: Change): Promise<Match | undefined> =>
  changeLocked(deps, matchId, { lock: lockMatch, change });
