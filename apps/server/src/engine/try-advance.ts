import type { Tx } from '../lib/deps.ts';
import { advanceMatch } from './advance-match.ts';
import { changeLocked, type EngineDeps } from './change-match.ts';
import type { Match } from './match-edit.ts';

const lockIfFree =
  (matchId: string) =>
  (tx: Tx): Promise<Match | undefined> =>
    tx.selectFrom('match').selectAll().where('id', '=', matchId).forUpdate().skipLocked().executeTakeFirst();

/**
 * Does what the clock has come to. Returns false when somebody else is at the match just now: then it is to be looked
 * at again. One match that fails holds up no other; the sweep will come to it.
 */
export async function tryAdvance(deps: EngineDeps, matchId: string): Promise<boolean> {
  try {
    return (await changeLocked(deps, lockIfFree(matchId), advanceMatch)) !== undefined;
  } catch (error) {
    deps.log.error({ err: error, matchId }, 'a match could not be advanced');
    return true;
  }
}
