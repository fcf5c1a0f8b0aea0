import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { dailyQuery } from '../../lib/daily-query.ts';
import { useI18n } from '../../lib/i18n.ts';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';

const DailyLanding = lazyScreen(async () => (await import('./daily-landing.tsx')).DailyLanding);
const DailyMatch = lazyScreen(async () => (await import('./daily-match.tsx')).DailyMatch);

/** The daily challenge: what to know before it, the match, and its result. */
export function DailyChallengeScreen() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const [started, setStarted] = useState<string | null>(null);
  const known = started ?? search.get('match');
  const daily = useQuery({ ...dailyQuery, enabled: known === null });
  const matchId = known ?? daily.data?.matchId ?? null;

  const isOpen = daily.data?.status === 'open';
  useEffect(() => {
    if (isOpen) DailyMatch.preload();
  }, [isOpen]);

  if (matchId !== null) {
    return (
      <Suspense fallback={<MatchSkeleton />}>
        <DailyMatch key={matchId} matchId={matchId} />
      </Suspense>
    );
  }
  if (daily.data) {
    return (
      <Suspense fallback={<MatchSkeleton />}>
        <DailyLanding daily={daily.data} onStarted={setStarted} />
      </Suspense>
    );
  }
  if (daily.isError) {
    return <ErrorState message={t('daily.loadError')} onRetry={() => void daily.refetch()} />;
  }
  return <MatchSkeleton />;
}
