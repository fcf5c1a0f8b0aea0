import type { Db } from '../lib/deps.ts';
import { type Change, changeLocked, type EngineDeps, lockIfFree } from './change-match.ts';

/** `busy`: somebody else is at the match just now, so that it is to be looked at again. */
export type Tried = 'done' | 'busy' | 'failed';

/** Whoever began a match may have taken that back. */
const isThere = async (db: Db, matchId: string): Promise<boolean> =>
  (await db.selectFrom('match').select('id').where('id', '=', matchId).executeTakeFirst()) !== undefined;

/**
 * Does to a match that nobody else is at what the clock asks for. A server that slept on the way leaves it until it has
 * beaten again. A match that fails is logged and holds up no other.
 */
export async function tryChange(deps: EngineDeps, matchId: string, change: Change): Promise<Tried> {
  const changeInTime: Change = async (edit) => {
    if (!deps.engine.isBehind(edit.nowMs)) await change(edit);
  };
  try {
    if (await changeLocked(deps, matchId, { lock: lockIfFree, change: changeInTime })) return 'done';
    return (await isThere(deps.db, matchId)) ? 'busy' : 'done';
  } catch (error) {
    deps.log.error({ err: error, matchId }, 'a match could not be advanced');
    return 'failed';
  }
}
