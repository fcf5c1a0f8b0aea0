import type { MatchResultView, MatchView } from '@trivia/contract/match.ts';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useI18n } from '../../../lib/i18n.ts';
import type { MessageKey } from '../../../lib/messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { QuestionStageProps } from '../question/question-stage.tsx';
import type { MatchPart } from './match-part.ts';
import { MatchScreen } from './match-screen.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import { useMatchFlow } from './use-match-flow.ts';

export interface ResultProps {
  readonly match: MatchView;
  readonly result: MatchResultView;
  /** Whether the player has just finished, and not come back to look. */
  readonly isFresh: boolean;
}

/** What a mode brings to the screen of its matches. */
export interface MatchFlowProps {
  readonly matchId: string;
  /** What leaving costs. */
  readonly exitText: MessageKey;
  /** Lazy, so that a question is there before it. */
  readonly Result: ComponentType<ResultProps> & { preload(): void };
  /** Under the rounds, such as the lives. */
  readonly Status?: MatchPart;
  /** Beside the question, such as the picture of the puzzle. */
  readonly Board?: MatchPart;
  /** In place of a question whose answers lock at a touch. */
  readonly Question?: ComponentType<QuestionStageProps>;
}

/** A match from wherever it stands to its result. */
export function MatchFlow({ matchId, exitText, Result, Status, Board, Question }: MatchFlowProps) {
  const { t } = useI18n();
  const { query, match, stage, play, isFresh, askToLeave, readLast } = useMatchFlow(matchId, exitText);

  const isRunning = match !== undefined && match.phase !== 'over';
  useEffect(() => {
    if (isRunning) Result.preload();
  }, [isRunning, Result]);

  if (query.isError && !match) {
    return <ErrorState message={t('play.matchLoadError')} onRetry={() => void query.refetch()} />;
  }
  if (!match || !stage) return <MatchSkeleton />;
  if (stage.kind === 'result') {
    return (
      <Suspense fallback={<MatchSkeleton />}>
        <Result match={match} result={stage.result} isFresh={isFresh} />
      </Suspense>
    );
  }
  return (
    <MatchScreen
      match={match}
      stage={stage}
      play={play}
      {...(Status && { Status })}
      {...(Board && { Board })}
      {...(Question && { Question })}
      onExit={askToLeave}
      onReadLast={readLast}
    />
  );
}
