/** Who of a match is here, and who has answered: marks that come and go beside the match itself. */
import { create } from 'zustand';
import { useConnection } from '../../../lib/realtime/connection-store.ts';

export interface Rivals {
  /** Whether what happens in the match is told to this device now. */
  readonly isHeard: boolean;
  /** Players whose app is connected; null while that is not known. */
  readonly hereIds: ReadonlySet<string> | null;
  /** Of the open round. With many players nobody is listed. */
  readonly answeredIds: ReadonlySet<string>;
  readonly answeredCount: number;
}

interface Answered {
  readonly round: number;
  readonly answeredPlayerIds: readonly string[];
  readonly answeredCount: number;
}

interface RivalsState extends Rivals {
  readonly matchId: string | null;
  readonly round: number;
}

const nothing: Rivals = { isHeard: false, hereIds: null, answeredIds: new Set(), answeredCount: 0 };

export const useRivalsStore = create<RivalsState>(() => ({ ...nothing, matchId: null, round: 0 }));

/** What is known of another match tells nothing of this one. */
const of = (state: RivalsState, matchId: string): RivalsState =>
  state.matchId === matchId ? state : { ...nothing, matchId, round: 0 };

/** From now on events come; or no more, and who is there is not known either. */
export const setHeard = (matchId: string, isHeard: boolean): void =>
  useRivalsStore.setState((state) => {
    const before = of(state, matchId);
    return { ...before, isHeard, hereIds: isHeard ? before.hereIds : null };
  });

export const setHere = (matchId: string, hereIds: Iterable<string>): void =>
  useRivalsStore.setState((state) => ({ ...of(state, matchId), hereIds: new Set(hereIds) }));

export function setPersonHere(matchId: string, id: string, isHere: boolean): void {
  const known = of(useRivalsStore.getState(), matchId).hereIds ?? new Set();
  setHere(matchId, isHere ? [...known, id] : [...known].filter((one) => one !== id));
}

/** Marks may come late, twice and in any order: within a round nobody takes an answer back. */
function withAnswered(
  state: RivalsState,
  { round, answeredPlayerIds, answeredCount }: Answered,
): RivalsState {
  if (round < state.round) return state;
  const before = round === state.round ? state.answeredIds : [];
  const countBefore = round === state.round ? state.answeredCount : 0;
  const answeredIds = new Set([...before, ...answeredPlayerIds]);
  return {
    ...state,
    round,
    answeredIds,
    answeredCount: Math.max(countBefore, answeredCount, answeredIds.size),
  };
}

export const noteAnswered = (matchId: string, answered: Answered): void =>
  useRivalsStore.setState((state) => withAnswered(of(state, matchId), answered));

/** The others of a match beside the player, as far as they are heard of. */
export function useRivals(matchId: string): Rivals {
  const isConnected = useConnection() === 'connected';
  const state = useRivalsStore();
  const rivals = state.matchId === matchId ? state : nothing;
  return isConnected ? rivals : { ...rivals, isHeard: false, hereIds: null };
}
