import { useQuery } from '@tanstack/react-query';
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { type ReactNode, useEffect } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { MatchSkeleton } from '../match/match-skeleton.tsx';
import { modeTable, type SoloModeId } from '../modes/mode-table.ts';
import { stakesQuery } from '../queries/stakes-query.ts';
import { StakesError } from './stakes-error.tsx';

interface WithStakesProps {
  readonly modeId: SoloModeId;
  readonly children: (offer: StakesOffer) => ReactNode;
}

/** Renders a landing once its stakes have loaded, for modes with a single stake. */
export function WithStakes({ modeId, children }: WithStakesProps) {
  const { t } = useI18n();
  const offers = useQuery(stakesQuery(modeId));
  // Preload the code of the match while the player reads the rules.
  useEffect(() => void modeTable[modeId].match.load().catch(() => undefined), [modeId]);
  const [offer] = offers.data ?? [];
  if (offer) return children(offer);
  if (offers.isPending) return <MatchSkeleton />;
  return <StakesError message={t('stakes.loadError')} onRetry={() => void offers.refetch()} />;
}
