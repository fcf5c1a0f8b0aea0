import { soloMatch } from '../../../game/match/solo-match.tsx';
import { PricedQuestion } from './priced-question.tsx';
import { QuizStatus } from './quiz-status.tsx';

/** Match screen of solo mode. */
export const QuizMatch = soloMatch('quiz', {
  exitText: 'exit.quiz',
  Status: QuizStatus,
  Question: PricedQuestion,
});
