/** Marks of a match's players, present and answered, which are no part of the match. */
import { create } from 'zustand';
import { useConnection } from '../../../lib/realtime/connection-store.ts';

export interface Rivals {
  /** Whether this device gets events of the match now. */
  readonly isHeard: boolean;
  /** Players whose app is connected; null until the channel is joined. */
  readonly hereIds: ReadonlySet<string> | null;
  /** Players who have answered the open round; empty with many players. */
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

/** State of a match; empty where the store has another match. */
const of = (state: RivalsState, matchId: string): RivalsState =>
  state.matchId === matchId ? state : { ...nothing, matchId, round: 0 };

/** Sets whether events come; without them the present players are unknown, too. */
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

/** Merges marks, which may come late, twice and in any order: within a round no answer is taken back. */
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

/** Marks of a match's players, as far as events have brought them. */
export function useRivals(matchId: string): Rivals {
  const isConnected = useConnection() === 'connected';
  const state = useRivalsStore();
  const rivals = state.matchId === matchId ? state : nothing;
  return isConnected ? rivals : { ...rivals, isHeard: false, hereIds: null };
}
