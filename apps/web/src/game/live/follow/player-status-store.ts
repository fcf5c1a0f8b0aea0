/** Presence and answers of a match's players, which are not part of the match itself. */
import { create } from 'zustand';
import { useConnection } from '../../../lib/realtime/connection-store.ts';

export interface PlayerStatus {
  /** Whether this device receives the match's events now. */
  readonly isReceiving: boolean;
  /** Connected players; null until the channel is joined. */
  readonly presentIds: ReadonlySet<string> | null;
  /** Latest round with a known answer, from 1. */
  readonly round: number;
  /** Players who have answered that round; empty in large matches. */
  readonly answeredIds: ReadonlySet<string>;
  readonly answeredCount: number;
}

interface Answered {
  readonly round: number;
  readonly answeredPlayerIds: readonly string[];
  readonly answeredCount: number;
}

interface PlayerStatusState extends PlayerStatus {
  readonly matchId: string | null;
}

const nothing: PlayerStatus = {
  isReceiving: false,
  presentIds: null,
  round: 0,
  answeredIds: new Set(),
  answeredCount: 0,
};

export const usePlayerStatusStore = create<PlayerStatusState>(() => ({
  ...nothing,
  matchId: null,
}));

/** State of a match; empty if the store holds another match. */
const of = (state: PlayerStatusState, matchId: string): PlayerStatusState =>
  state.matchId === matchId ? state : { ...nothing, matchId };

/** Sets whether events arrive; without them, presence is unknown. */
export const setReceiving = (matchId: string, isReceiving: boolean): void =>
  usePlayerStatusStore.setState((state) => {
    const before = of(state, matchId);
    return { ...before, isReceiving, presentIds: isReceiving ? before.presentIds : null };
  });

export const setPresent = (matchId: string, presentIds: Iterable<string>): void =>
  usePlayerStatusStore.setState((state) => ({ ...of(state, matchId), presentIds: new Set(presentIds) }));

export function setPlayerPresent(matchId: string, id: string, isPresent: boolean): void {
  const known = of(usePlayerStatusStore.getState(), matchId).presentIds ?? new Set();
  setPresent(matchId, isPresent ? [...known, id] : [...known].filter((one) => one !== id));
}

/** Merges answered players. Events may come late, twice and in any order, but no answer is ever withdrawn. */
function withAnswered(
  state: PlayerStatusState,
  { round, answeredPlayerIds, answeredCount }: Answered,
): PlayerStatusState {
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

export const markAnswered = (matchId: string, answered: Answered): void =>
  usePlayerStatusStore.setState((state) => withAnswered(of(state, matchId), answered));

/** Presence and answers in a match, as far as events have reported them. */
export function usePlayerStatus(matchId: string): PlayerStatus {
  const isConnected = useConnection() === 'connected';
  const state = usePlayerStatusStore();
  const status = state.matchId === matchId ? state : nothing;
  return isConnected ? status : { ...status, isReceiving: false, presentIds: null };
}
