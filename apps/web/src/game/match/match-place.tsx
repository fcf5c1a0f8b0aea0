import { useQuery } from '@tanstack/react-query';
import type { GameType } from '@trivia/contract/match.ts';
import { type ReactNode, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { unfinishedQuery } from '../queries/daily-query.ts';
import { MatchSkeleton } from './match-skeleton.tsx';

interface MatchPlaceProps {
  readonly type: GameType;
  /** Where one goes who has no match of the kind. */
  readonly landing: string;
  readonly children: (matchId: string) => ReactNode;
}

/** The match that the address names, or else the one that waits to be finished; it stays until the screen is left. */
export function MatchPlace({ type, landing, children }: MatchPlaceProps) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const [kept, setKept] = useState<string | null>(null);
  const named = search.get('match') ?? kept;
  const unfinished = useQuery({ ...unfinishedQuery, enabled: named === null });
  if (named !== null) return children(named);
  if (unfinished.isError && !unfinished.data) {
    return <ErrorState message={t('play.matchLoadError')} onRetry={() => void unfinished.refetch()} />;
  }
  if (!unfinished.data) return <MatchSkeleton />;
  const waiting = unfinished.data.data.find((match) => match.type === type && match.mode === 'solo');
  if (!waiting) return <Redirect to={landing} replace />;
  setKept(waiting.id);
  return children(waiting.id);
}
