import { lazyScreen } from '../../lib/lazy-screen.ts';
import { MatchFlow } from '../play/match/match-flow.tsx';
import { PricedQuestion } from './priced-question.tsx';
import { QuizStatus } from './quiz-status.tsx';

const QuizResult = lazyScreen(async () => (await import('./quiz-result.tsx')).QuizResult);

/** A match of solo mode. */
export function QuizMatch({ matchId }: { readonly matchId: string }) {
  return (
    <MatchFlow
      matchId={matchId}
      exitText="exit.quizBody"
      Status={QuizStatus}
      Question={PricedQuestion}
      Result={QuizResult}
    />
  );
}
