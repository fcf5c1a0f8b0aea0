import type { MatchResultView, MatchView } from '@trivia/contract/play/match.ts';
import { type ComponentType, Suspense, useEffect } from 'react';
import { type I18n, useI18n } from '../../../lib/i18n/i18n.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { MatchSkeleton } from '../match-skeleton.tsx';
import type { useMatchFlow } from '../use-match-flow.ts';
import { MatchScreen, type StageParts } from './match-screen.tsx';

export interface ResultProps {
  readonly match: MatchView;
  readonly result: MatchResultView;
  /** Whether the match has just ended on this screen, and was not opened later. */
  readonly isFresh: boolean;
}

/** Components that a mode adds to its match screen. */
export interface MatchParts extends StageParts {
  /** Lazy result, preloaded after the first question. */
  readonly Result: ComponentType<ResultProps> & { preload(i18n: Pick<I18n, 'load'>): void };
}

interface MatchStagesProps extends MatchParts {
  readonly flow: ReturnType<typeof useMatchFlow>;
}

/** Current stage of a match: a question, its reveal, the result, or an error. */
export function MatchStages({ flow, Result, ...parts }: MatchStagesProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { query, match, stage, play, isFresh, confirmExit, readLast } = flow;

  const isRunning = match !== undefined && match.phase !== 'over';
  useEffect(() => {
    if (isRunning) Result.preload(i18n);
  }, [isRunning, Result, i18n]);

  if (query.isError && !match) {
    return <ErrorState message={t('play.matchLoadError')} onRetry={() => void query.refetch()} />;
  }
  if (!match || !stage) return <MatchSkeleton />;
  // Keep the last reveal until the result has loaded: both share this boundary.
  return (
    <Suspense fallback={<MatchSkeleton />}>
      {stage.kind === 'result' ? (
        <Result match={match} result={stage.result} isFresh={isFresh} />
      ) : (
        <MatchScreen
          match={match}
          stage={stage}
          play={play}
          {...parts}
          onExit={confirmExit}
          onReadLast={readLast}
        />
      )}
    </Suspense>
  );
}
