import { useQuery } from '@tanstack/react-query';
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import type { SoloModeId } from '../../game/modes/mode-table.ts';
import { stakesQuery } from '../../game/queries/stakes-query.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { ModeCard } from './mode-card.tsx';
import { ModeWay } from './mode-way.tsx';
import styles from './modes-screen.module.css';

function rewardOf({ t }: I18n, modeId: SoloModeId, { rewards }: StakesOffer): string {
  const { pointsPerRight, pointsForAllRight, pointsForWin } = rewards;
  return t(`reward.${modeId}`, { n: pointsPerRight ?? pointsForWin, all: pointsForAllRight });
}

const costOf = ({ t }: I18n, { entryCoins, coinsPerAnswer }: StakesOffer): string =>
  coinsPerAnswer > 0 ? t('modes.answerCost', { n: coinsPerAnswer }) : t('modes.entryCost', { n: entryCoins });

function lockOf({ t }: I18n, { refusal }: StakesOffer): string | null {
  if (refusal === 'SUBSCRIPTION_REQUIRED') return t('modes.lockedPlus');
  return refusal === 'NOT_ENOUGH_COINS' ? t('modes.lockedCoins') : null;
}

/** Card of a game of one player, with the server's answer whether it may be played. */
export function SoloModeCard({ modeId }: { readonly modeId: SoloModeId }) {
  const i18n = useI18n();
  const { t } = i18n;
  const offers = useQuery(stakesQuery(modeId));
  const [offer] = offers.data ?? [];
  if (!offer) {
    if (offers.isPending) return <Skeleton className={styles.loading} />;
    return <ErrorState message={t('modes.loadError')} onRetry={() => void offers.refetch()} />;
  }
  return (
    <ModeCard
      modeId={modeId}
      rule={t(`rule.${modeId}`)}
      cost={costOf(i18n, offer)}
      reward={rewardOf(i18n, modeId, offer)}
      lock={lockOf(i18n, offer)}
    >
      <ModeWay modeId={modeId} offer={offer} />
    </ModeCard>
  );
}
