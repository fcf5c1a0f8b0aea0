import type { CompiledQuery } from 'kysely';
import type { Deps } from '../deps.ts';
import { AppError } from '../lib/app-error.ts';
import { compileOnce } from '../lib/database/compile-once.ts';
import { isDatabaseTimeout } from '../lib/database/database-unavailable.ts';
import type { Db, Tx } from '../lib/database/db.ts';
import { type Behind, commitWith } from '../lib/database/together.ts';
import { inTransaction } from '../lib/database/transaction.ts';
import { LockedMatch, type Match, unpackMatch } from './locked-match.ts';
import { saveOf } from './save-match.ts';
import { scheduleNow } from './schedule-now.ts';

export type EngineDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'engine'>;
export type Change = (locked: LockedMatch) => Promise<void>;
type Lock = (tx: Tx, matchId: string) => Promise<Match | undefined>;

const selectForUpdate = (db: Db, { matchId }: { readonly matchId: string }) =>
  db.selectFrom('match').selectAll().where('id', '=', matchId).forUpdate();

const waitingLock = compileOnce(selectForUpdate);
const lockOfFree = compileOnce((db, one: { readonly matchId: string }) =>
  selectForUpdate(db, one).skipLocked(),
);

async function readUnpacked(tx: Tx, query: CompiledQuery<Match>): Promise<Match | undefined> {
  const [row] = (await tx.executeQuery(query)).rows;
  return row && unpackMatch(row);
}

/** Kind of lock: waits for the match. */
export const lockMatch: Lock = (tx, matchId) => readUnpacked(tx, waitingLock(tx, { matchId }));

/** Skips a locked match: undefined also when another transaction holds the lock. */
export const lockIfFree: Lock = (tx, matchId) => readUnpacked(tx, lockOfFree(tx, { matchId }));

interface LockedChange<Row> {
  readonly lock: Lock;
  readonly change: Change;
  /** Statement that reads right after the commit, in the same write. */
  readonly behind?: CompiledQuery<Row> | undefined;
}

export interface Changed<Row> {
  readonly match: Match;
  readonly behind: Behind<Row>;
}

/**
 * Changes one match in a transaction under its lock, and publishes the change after the commit. Undefined without a
 * match to lock.
 */
export async function changeLocked<Row = never>(
  deps: EngineDeps,
  matchId: string,
  { lock, change, behind }: LockedChange<Row>,
): Promise<Changed<Row> | undefined> {
  const { db, clock, engine } = deps;
  try {
    return await inTransaction(db, async (tx, afterCommit) => {
      const match = await lock(tx, matchId);
      if (!match) return undefined;
      // Read the clock after the lock is held, because waiting may take long.
      const locked = new LockedMatch(tx, match, { nowMs: clock.nowMs(), hooks: engine.hooks });
      await change(locked);
      const save = saveOf(locked);
      afterCommit(() => engine.committed(locked.change));
      return { match: locked.match, behind: await commitWith(tx, save ? [save] : [], behind) };
    });
  } catch (error) {
    if (!(error instanceof AppError) && !isDatabaseTimeout(error)) await scheduleNow(deps, matchId);
    throw error;
  }
}

export const changeMatch = async (
  deps: EngineDeps,
  matchId: string,
  change: Change,
): Promise<Match | undefined> => (await changeLocked(deps, matchId, { lock: lockMatch, change }))?.match;

/** Changes one match, and reads right after the commit. Returns the rows, also without a match to change. */
export async function changeAndRead<Row>(
  deps: EngineDeps,
  matchId: string,
  { change, read }: { readonly change: Change; readonly read: CompiledQuery<Row> },
): Promise<readonly Row[]> {
  const changed = await changeLocked(deps, matchId, { lock: lockMatch, change, behind: read });
  return changed ? changed.behind() : (await deps.db.executeQuery(read)).rows;
}
