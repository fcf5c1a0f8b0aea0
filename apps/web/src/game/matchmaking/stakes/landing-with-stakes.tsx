import { useQuery } from '@tanstack/react-query';
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import type { ComponentType } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { StakesError } from '../../lobby/stakes-error.tsx';
import { MatchSkeleton } from '../../match/match-skeleton.tsx';
import type { LiveModeId } from '../../modes/mode-table.ts';
import { stakesQuery } from '../../queries/stakes-query.ts';
import type { InvitedPlayer } from '../invitations/sent-invitation-screen.tsx';

/** Ways to find an opponent at chosen stakes. */
export interface FindOpponent {
  readonly queue: (stakesId: string) => void;
  readonly invitePlayer: (stakesId: string, player: InvitedPlayer) => void;
  readonly link: (stakesId: string) => void;
  readonly isBusy: boolean;
}

export type StakesOffers = readonly [StakesOffer, ...StakesOffer[]];
/** Props of a mode's landing. */
export interface LandingProps {
  readonly offers: StakesOffers;
  readonly find: FindOpponent;
}

interface LandingWithStakesProps {
  readonly modeId: LiveModeId;
  readonly find: FindOpponent;
  readonly Landing: ComponentType<LandingProps>;
}

/** Renders a landing once its stakes have loaded; until then a skeleton, or the error with a retry. */
export function LandingWithStakes({ modeId, find, Landing }: LandingWithStakesProps) {
  const { t } = useI18n();
  const offers = useQuery(stakesQuery(modeId));
  const [first, ...others] = offers.data ?? [];
  if (first) return <Landing offers={[first, ...others]} find={find} />;
  if (offers.isPending) return <MatchSkeleton />;
  return <StakesError message={t('find.loadError')} onRetry={() => void offers.refetch()} />;
}
