import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { MatchSkeleton } from '../../game/match/match-skeleton.tsx';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';

const DailyLanding = lazyScreen(async () => (await import('./daily-landing.tsx')).DailyLanding);
const DailyMatch = lazyScreen(async () => (await import('./daily-match.tsx')).DailyMatch);

function Face() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const [started, setStarted] = useState<string | null>(null);
  const known = started ?? search.get('match');
  const daily = useQuery({ ...dailyQuery, enabled: known === null });
  const matchId = known ?? daily.data?.matchId ?? null;
  // The match is here before somebody who reads the rules begins it.
  useEffect(() => DailyMatch.preload(), []);

  if (matchId !== null) return <DailyMatch key={matchId} matchId={matchId} />;
  if (daily.data) return <DailyLanding daily={daily.data} onStarted={setStarted} />;
  if (daily.isError) {
    return <ErrorState message={t('daily.loadError')} onRetry={() => void daily.refetch()} />;
  }
  return <MatchSkeleton />;
}

/** The daily challenge: what to know before it, the match, and its result. */
export function DailyChallengeScreen() {
  return (
    <Suspense fallback={<MatchSkeleton />}>
      <Face />
    </Suspense>
  );
}
