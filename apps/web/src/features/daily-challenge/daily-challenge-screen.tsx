import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { dailyQuery } from '../../lib/daily-query.ts';
import { useI18n } from '../../lib/i18n.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MatchSkeleton } from '../play/match/match-skeleton.tsx';
import { DailyLanding } from './daily-landing.tsx';
import { DailyMatch } from './daily-match.tsx';

/** The daily challenge: what to know before it, the match, and its result. */
export function DailyChallengeScreen() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const [started, setStarted] = useState<string | null>(null);
  const known = started ?? search.get('match');
  const daily = useQuery({ ...dailyQuery, enabled: known === null });
  const matchId = known ?? daily.data?.matchId ?? null;

  if (matchId !== null) return <DailyMatch key={matchId} matchId={matchId} />;
  if (daily.data) return <DailyLanding daily={daily.data} onStarted={setStarted} />;
  if (daily.isError) {
    return <ErrorState message={t('daily.loadError')} onRetry={() => void daily.refetch()} />;
  }
  return <MatchSkeleton />;
}
