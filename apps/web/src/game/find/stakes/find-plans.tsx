import { useQuery } from '@tanstack/react-query';
import type { StakesOffer } from '@trivia/contract/stakes.ts';
import type { ComponentType } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { MatchSkeleton } from '../../match/match-skeleton.tsx';
import type { LiveModeId } from '../../modes/mode-table.ts';
import { plansQuery } from '../../queries/plans-query.ts';
import type { Asked } from '../invitations/asked-screen.tsx';

/** Ways to find an opponent, each for a plan. */
export interface Find {
  readonly queue: (plan: string) => void;
  readonly ask: (plan: string, player: Asked) => void;
  readonly link: (plan: string) => void;
  readonly isBusy: boolean;
}

export type Plans = readonly [StakesOffer, ...StakesOffer[]];
/** Props of a landing. */
export interface LandingProps {
  readonly plans: Plans;
  readonly find: Find;
}

interface FindPlansProps {
  readonly modeId: LiveModeId;
  readonly find: Find;
  readonly Landing: ComponentType<LandingProps>;
}

/** The landing with its plans; while they load or can't be loaded, that. */
export function FindPlans({ modeId, find, Landing }: FindPlansProps) {
  const { t } = useI18n();
  const plans = useQuery(plansQuery(modeId));
  const [first, ...others] = plans.data ?? [];
  if (first) return <Landing plans={[first, ...others]} find={find} />;
  if (plans.isPending) return <MatchSkeleton />;
  return <ErrorState message={t('find.loadError')} onRetry={() => void plans.refetch()} />;
}
