import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { MatchSkeleton } from '../../game/match/match-skeleton.tsx';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';

const HeadToHeadFinding = lazyScreen(
  async () => (await import('./head-to-head-finding.tsx')).HeadToHeadFinding,
);
const HeadToHeadMatch = lazyScreen(async () => (await import('./head-to-head-match.tsx')).HeadToHeadMatch);

function Finding() {
  const hasPlan = useTexts('plan');
  const hasTexts = useTexts('find');
  return hasPlan && hasTexts ? <HeadToHeadFinding /> : <MatchSkeleton />;
}

function Match({ matchId }: { readonly matchId: string }) {
  const hasTexts = useTexts('live');
  // The meeting needs these at once, the result later.
  useTexts('versus');
  useTexts('game');
  return hasTexts ? <HeadToHeadMatch matchId={matchId} /> : <MatchSkeleton />;
}

/** 1v1: finding somebody, the match, and its result; each with its texts. */
export function HeadToHeadScreen() {
  const [search] = useSearchParams();
  const matchId = search.get('match');
  return (
    <Suspense fallback={<MatchSkeleton />}>
      {matchId === null ? <Finding /> : <Match key={matchId} matchId={matchId} />}
    </Suspense>
  );
}
