import { MatchFlow } from '../../../game/match/match-flow.tsx';
import { lazyScreen } from '../../../lib/loading/lazy-screen.ts';
import { PricedQuestion } from './priced-question.tsx';
import { QuizStatus } from './quiz-status.tsx';

const QuizResult = lazyScreen(async () => (await import('./quiz-result.tsx')).QuizResult);

/** A match of solo mode. */
export function QuizMatch({ matchId }: { readonly matchId: string }) {
  return (
    <MatchFlow
      matchId={matchId}
      exitText="exit.quiz"
      Status={QuizStatus}
      Question={PricedQuestion}
      Result={QuizResult}
    />
  );
}
