import { Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { PlanPlace } from '../../game/lobby/plan-place.tsx';
import { MatchSkeleton } from '../../game/match/match-skeleton.tsx';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { quizMatchPath } from './quiz-path.ts';

const QuizLanding = lazyScreen(async () => (await import('./landing/quiz-landing.tsx')).QuizLanding);
const QuizMatch = lazyScreen(async () => (await import('./match/quiz-match.tsx')).QuizMatch);

function Landing() {
  const [, navigate] = useLocation();
  const hasRules = useTexts('game');
  const hasPlan = useTexts('plan');
  useEffect(() => {
    QuizLanding.preload();
    QuizMatch.preload();
  }, []);
  if (!hasRules || !hasPlan) return <MatchSkeleton />;
  return (
    <PlanPlace type="quiz">
      {(plan) => (
        <QuizLanding plan={plan} onStarted={(id) => navigate(quizMatchPath(id), { replace: true })} />
      )}
    </PlanPlace>
  );
}

function Match({ matchId }: { readonly matchId: string }) {
  const hasTexts = useTexts('match');
  // The result needs these; they come while questions are answered.
  useTexts('game');
  useEffect(() => QuizMatch.preload(), []);
  return hasTexts ? <QuizMatch matchId={matchId} /> : <MatchSkeleton />;
}

/** Solo mode: what to choose before it, the match, and its result; each with its texts. */
export function QuizScreen() {
  const [search] = useSearchParams();
  const matchId = search.get('match');
  return (
    <Suspense fallback={<MatchSkeleton />}>
      {matchId === null ? <Landing /> : <Match key={matchId} matchId={matchId} />}
    </Suspense>
  );
}
