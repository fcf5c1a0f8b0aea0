import { useQuery } from '@tanstack/react-query';
import type { StakesOffer } from '@trivia/contract/stakes.ts';
import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { MatchSkeleton } from '../../match/match-skeleton.tsx';
import type { LiveGameType } from '../../modes/live-games.ts';
import { plansQuery } from '../../queries/plans-query.ts';
import type { Asked } from '../invitations/asked-screen.tsx';

/** The ways to somebody to play with, each for a plan. */
export interface Find {
  readonly queue: (plan: string) => void;
  readonly ask: (plan: string, player: Asked) => void;
  readonly link: (plan: string) => void;
  readonly isBusy: boolean;
}

export type Plans = readonly [StakesOffer, ...StakesOffer[]];
/** What a landing is shown with. */
export interface LandingProps {
  readonly plans: Plans;
  readonly find: Find;
}
export type Landing = (plans: Plans, find: Find) => ReactNode;

interface FindPlansProps {
  readonly type: LiveGameType;
  readonly find: Find;
  readonly children: Landing;
}

/** The landing with its plans; while they load or can't be loaded, that. */
export function FindPlans({ type, find, children }: FindPlansProps) {
  const { t } = useI18n();
  const plans = useQuery(plansQuery(type, 'multi'));
  const [first, ...others] = plans.data ?? [];
  if (first) return children([first, ...others], find);
  if (plans.isPending) return <MatchSkeleton />;
  return <ErrorState message={t('find.loadError')} onRetry={() => void plans.refetch()} />;
}
