import type { MatchResultView, MatchView } from '@trivia/contract/match.ts';
import { type ComponentType, Suspense, useEffect } from 'react';
import { type I18n, useI18n } from '../../../lib/i18n/i18n.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { MatchSkeleton } from '../match-skeleton.tsx';
import type { useMatchFlow } from '../use-match-flow.ts';
import { MatchScreen, type StageParts } from './match-screen.tsx';

export interface ResultProps {
  readonly match: MatchView;
  readonly result: MatchResultView;
  /** Whether the player has just finished, and not come back to look. */
  readonly isFresh: boolean;
}

/** What a mode brings to the screen of its matches. */
export interface MatchParts extends StageParts {
  /** Lazy, so that a question is there before it. */
  readonly Result: ComponentType<ResultProps> & { preload(i18n: Pick<I18n, 'load'>): void };
}

interface MatchStagesProps extends MatchParts {
  readonly flow: ReturnType<typeof useMatchFlow>;
}

/** Whatever of a match is to be shown now: its questions and what they teach, its result, or why there is none. */
export function MatchStages({ flow, Result, ...parts }: MatchStagesProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { query, match, stage, play, isFresh, askToLeave, readLast } = flow;

  const isRunning = match !== undefined && match.phase !== 'over';
  useEffect(() => {
    if (isRunning) Result.preload(i18n);
  }, [isRunning, Result, i18n]);

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
      {...parts}
      onExit={askToLeave}
      onReadLast={readLast}
    />
  );
}
