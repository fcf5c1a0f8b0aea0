import { Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { MatchSkeleton } from '../play/match-skeleton.tsx';
import { PlanPlace } from '../play/plan-place.tsx';
import { quizMatchPath } from './quiz-path.ts';

const QuizLanding = lazyScreen(async () => (await import('./quiz-landing.tsx')).QuizLanding);
const QuizMatch = lazyScreen(async () => (await import('./quiz-match.tsx')).QuizMatch);

/** Solo mode: what to choose before it, the match, and its result. */
export function QuizScreen() {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const matchId = search.get('match');
  useEffect(() => QuizMatch.preload(), []);
  return (
    <Suspense fallback={<MatchSkeleton />}>
      {matchId === null ? (
        <PlanPlace type="quiz">
          {(plan) => (
            <QuizLanding plan={plan} onStarted={(id) => navigate(quizMatchPath(id), { replace: true })} />
          )}
        </PlanPlace>
      ) : (
        <QuizMatch key={matchId} matchId={matchId} />
      )}
    </Suspense>
  );
}
