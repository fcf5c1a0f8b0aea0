import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { dailyQuery } from '../../lib/daily-query.ts';
import { closeDialog, openDialog } from '../../lib/dialogs.ts';
import { useI18n } from '../../lib/i18n.ts';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MatchScreen } from './match-screen.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import { stageOf } from './match-stage.ts';
import { useExitTrap } from './use-exit-trap.ts';
import { useMatch } from './use-match.ts';
import { useStageFeedback } from './use-stage-feedback.ts';

const ResultScreen = lazyScreen(async () => (await import('./result-screen.tsx')).ResultScreen);

/** A match from wherever it stands to its result. */
export function DailyMatch({ matchId }: { readonly matchId: string }) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { query, match, ...play } = useMatch(matchId);
  const [wasThere, setThere] = useState(false);
  const [hasReadLast, setReadLast] = useState(false);
  const [exitTo, setExitTo] = useState<string | null>(null);
  const isOver = match?.phase === 'over';
  if (match && !isOver && !wasThere) setThere(true);

  const { leave } = play;
  const askToLeave = useCallback(() => {
    openDialog('exit-game', {
      onLeave: async () => {
        await leave();
        setExitTo('/home');
      },
    });
  }, [leave]);
  useExitTrap({ isGoing: match ? !isOver : undefined, onBack: askToLeave, exitTo });

  const { data: daily } = useQuery({ ...dailyQuery, enabled: isOver });
  useEffect(() => {
    if (!isOver) return;
    closeDialog('exit-game');
    void queryClient.invalidateQueries(dailyQuery);
  }, [isOver, queryClient]);

  const isRunning = match !== undefined && !isOver;
  useEffect(() => {
    if (isRunning) ResultScreen.preload();
  }, [isRunning]);

  const stage = match ? stageOf(match, hasReadLast || !wasThere) : null;
  useStageFeedback(stage);

  if (query.isError && !match) {
    return <ErrorState message={t('play.matchLoadError')} onRetry={() => void query.refetch()} />;
  }
  if (!match || !stage || exitTo !== null) return <MatchSkeleton />;
  if (stage.kind === 'result') {
    return (
      <Suspense fallback={<MatchSkeleton />}>
        <ResultScreen match={match} result={stage.result} daily={daily} isFresh={wasThere} />
      </Suspense>
    );
  }
  return (
    <MatchScreen
      match={match}
      stage={stage}
      play={play}
      onExit={askToLeave}
      onReadLast={() => setReadLast(true)}
    />
  );
}
