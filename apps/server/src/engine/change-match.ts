import { inTransaction } from '../lib/database/transaction.ts';
import type { Deps, Tx } from '../lib/deps.ts';
import { type Match, MatchEdit, saveMatch } from './match-edit.ts';

export type EngineDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'engine'>;
export type Change = (edit: MatchEdit) => Promise<void>;

export const lockById =
  (matchId: string) =>
  (tx: Tx): Promise<Match | undefined> =>
    tx.selectFrom('match').selectAll().where('id', '=', matchId).forUpdate().executeTakeFirst();

/**
 * Changes one match in one transaction, nobody else touching it meanwhile, and lets it be heard of after the commit.
 * Undefined when there was no match to lock.
 */
export async function changeLocked(
  { db, clock, engine }: Pick<EngineDeps, 'db' | 'clock' | 'engine'>,
  lock: (tx: Tx) => Promise<Match | undefined>,
  change: Change,
): Promise<Match | undefined> {
  const edit = await inTransaction(db, async (tx) => {
    const match = await lock(tx);
    if (!match) return undefined;
    // The time counts from when the lock was got, however long that took.
    const locked = new MatchEdit(tx, match, clock.nowMs());
    await change(locked);
    await saveMatch(locked);
    return locked;
  });
  if (edit) engine.committed(edit.change);
  return edit?.match;
}

export const changeMatch = (deps: EngineDeps, matchId: string, change: Change): Promise<Match | undefined> =>
  changeLocked(deps, lockById(matchId), change);
