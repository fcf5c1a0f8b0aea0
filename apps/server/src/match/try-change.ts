import type { Db } from '../lib/database/db.ts';
import { type Change, changeLocked, type EngineDeps, lockIfFree } from './change-match.ts';

/** `busy`: another transaction holds the lock; try again later. */
export type ChangeOutcome = 'done' | 'busy' | 'failed';

/** Whether the match exists: its start may have been rolled back. */
const exists = async (db: Db, matchId: string): Promise<boolean> =>
  (await db.selectFrom('match').select('id').where('id', '=', matchId).executeTakeFirst()) !== undefined;

/**
 * Applies a change of the match clock to a match that is not locked. A server that was suspended meanwhile changes
 * nothing until its next heartbeat. A failure is logged and does not stop other matches.
 */
export async function tryChange(deps: EngineDeps, matchId: string, change: Change): Promise<ChangeOutcome> {
  const changeInTime: Change = async (locked) => {
    if (!deps.engine.isBehind(locked.nowMs)) await change(locked);
  };
  try {
    if (await changeLocked(deps, matchId, { lock: lockIfFree, change: changeInTime })) return 'done';
    return (await exists(deps.db, matchId)) ? 'busy' : 'done';
  } catch (error) {
    deps.log.error({ err: error, matchId }, 'match could not be advanced');
    return 'failed';
  }
}
