import { type Change, changeLocked, type EngineDeps, lockIfFree } from './change-match.ts';

/** `busy`: somebody else is at the match just now, so that it is to be looked at again. */
export type Tried = 'done' | 'busy' | 'failed';

/** Changes a match that nobody else is at. One that fails is logged and holds up no other. */
export async function tryChange(deps: EngineDeps, matchId: string, change: Change): Promise<Tried> {
  try {
    return (await changeLocked(deps, matchId, { lock: lockIfFree, change })) ? 'done' : 'busy';
  } catch (error) {
    deps.log.error({ err: error, matchId }, 'a match could not be advanced');
    return 'failed';
  }
}
