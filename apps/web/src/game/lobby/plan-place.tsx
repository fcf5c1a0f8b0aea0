import { useQuery } from '@tanstack/react-query';
import type { GameType } from '@trivia/contract/match.ts';
import type { StakesOffer } from '@trivia/contract/stakes.ts';
import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { MatchSkeleton } from '../match/match-skeleton.tsx';
import { plansQuery } from '../queries/plans-query.ts';

interface PlanPlaceProps {
  readonly type: GameType;
  readonly children: (plan: StakesOffer) => ReactNode;
}

/** The plan of a game that has one. */
export function PlanPlace({ type, children }: PlanPlaceProps) {
  const { t } = useI18n();
  const plans = useQuery(plansQuery(type));
  const [plan] = plans.data ?? [];
  if (plan) return children(plan);
  if (plans.isPending) return <MatchSkeleton />;
  return <ErrorState message={t('plan.loadError')} onRetry={() => void plans.refetch()} />;
}
