import { advanceMatch } from './advance-match.ts';
import { changeMatch, type EngineDeps } from './change-match.ts';

/** Does what the clock has come to. One match that fails holds up no other; the sweep will come to it again. */
export async function tryAdvance(deps: EngineDeps, matchId: string): Promise<void> {
  try {
    await changeMatch(deps, matchId, advanceMatch);
  } catch (error) {
    deps.log.error({ err: error, matchId }, 'a match could not be advanced');
  }
}
