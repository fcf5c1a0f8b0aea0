import { useQuery } from '@tanstack/react-query';
import type { StakesOffer } from '@trivia/contract/stakes.ts';
import { type ReactNode, useEffect } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { MatchSkeleton } from '../match/match-skeleton.tsx';
import { modeTable, type SoloModeId } from '../modes/mode-table.ts';
import { plansQuery } from '../queries/plans-query.ts';

interface PlanPlaceProps {
  readonly modeId: SoloModeId;
  readonly children: (plan: StakesOffer) => ReactNode;
}

/** The plan of a game that has one. */
export function PlanPlace({ modeId, children }: PlanPlaceProps) {
  const { t } = useI18n();
  const plans = useQuery(plansQuery(modeId));
  // The code of the match is fetched while the player reads the rules.
  useEffect(() => void modeTable[modeId].match.load().catch(() => undefined), [modeId]);
  const [plan] = plans.data ?? [];
  if (plan) return children(plan);
  if (plans.isPending) return <MatchSkeleton />;
  return <ErrorState message={t('plan.loadError')} onRetry={() => void plans.refetch()} />;
}
