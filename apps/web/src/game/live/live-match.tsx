import { Redirect, useSearchParams } from 'wouter';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyResult } from '../match/lazy-result.tsx';
import type { MatchPart } from '../match/match-part.ts';
import type { StageParts } from '../match/stage/match-screen.tsx';
import { type LiveModeId, modeTable } from '../modes/mode-table.ts';
import { LiveMatchFlow } from './live-match-flow.tsx';

/** Whether the head shows the clock, and on wide screens the rounds of all players. */
type HeadParts = Pick<StageParts, 'hasClockInHead' | 'hasRoundsInHead'>;

/**
 * Match screen of a live mode, with its players at the head. Without a match in the address it redirects to the
 * landing, which offers a running match.
 */
export function liveMatch(
  modeId: LiveModeId,
  Head: MatchPart,
  { hasClockInHead = false, hasRoundsInHead = false }: HeadParts = {},
) {
  const Result = lazyResult(modeId);
  return function LiveMatch() {
    const [search] = useSearchParams();
    const matchId = search.get('match');
    // Preload the texts of the versus screen.
    useTexts('versus');
    if (matchId === null) return <Redirect to={modeTable[modeId].path} replace />;
    return <LiveMatchFlow key={matchId} {...{ matchId, Head, hasClockInHead, hasRoundsInHead, Result }} />;
  };
}
