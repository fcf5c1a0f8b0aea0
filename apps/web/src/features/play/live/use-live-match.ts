import type { MatchView } from '@trivia/contract/match.ts';
import { useEffect } from 'react';
import { noteAnswered } from './rivals-store.ts';

/** Listens to a live match while it is on the screen: its events and who else is there. */
export function useLiveMatch(match: MatchView | undefined): void {
  const id = match?.id;
  const round = match?.round;
  useEffect(() => {
    if (!id || !round) return;
    const { number, answeredPlayerIds } = round;
    noteAnswered(id, { round: number, answeredPlayerIds, answeredCount: answeredPlayerIds.length });
  }, [id, round]);
}
