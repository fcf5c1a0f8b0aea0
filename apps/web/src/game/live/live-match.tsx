import { Redirect, useSearchParams } from 'wouter';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyResult } from '../match/lazy-result.tsx';
import type { MatchPart } from '../match/match-part.ts';
import type { StageParts } from '../match/stage/match-screen.tsx';
import { type LiveModeId, modeTable } from '../modes/mode-table.ts';
import { LiveMatchFlow } from './live-match-flow.tsx';

/** Whether the head shows the time of a round, and on wide screens the rounds of all players. */
type HeadParts = Pick<StageParts, 'hasClockInHead' | 'hasRoundsInHead'>;

/**
 * The screen of a live mode's matches, with the players and their standings at its head. Without a match in its address
 * it leads to the landing, which offers a running match.
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
    // The meeting needs these at once.
    useTexts('versus');
    if (matchId === null) return <Redirect to={modeTable[modeId].path} replace />;
    return <LiveMatchFlow key={matchId} {...{ matchId, Head, hasClockInHead, hasRoundsInHead, Result }} />;
  };
}
