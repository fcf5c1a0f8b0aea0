import { Redirect, useSearchParams } from 'wouter';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyResult } from '../match/lazy-result.tsx';
import type { MatchPart } from '../match/match-part.ts';
import { type LiveModeId, modeTable } from '../modes/mode-table.ts';
import { LiveMatchFlow } from './live-match-flow.tsx';

/**
 * The screen of a live mode's matches, with the players and their standings at its head. Without a match in its address
 * it leads to the landing, which offers a running match.
 */
export function liveMatch(
  modeId: LiveModeId,
  Head: MatchPart,
  /** Whether the time of a round is shown among the players. */
  { hasClockInHead = false }: { readonly hasClockInHead?: boolean } = {},
) {
  const Result = lazyResult(modeId);
  return function LiveMatch() {
    const [search] = useSearchParams();
    const matchId = search.get('match');
    // The meeting needs these at once.
    useTexts('versus');
    if (matchId === null) return <Redirect to={modeTable[modeId].path} replace />;
    return <LiveMatchFlow key={matchId} {...{ matchId, Head, hasClockInHead, Result }} />;
  };
}
