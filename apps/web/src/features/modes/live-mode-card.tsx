import { useQuery } from '@tanstack/react-query';
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { type LiveModeId, modeTable } from '../../game/modes/mode-table.ts';
import { useUser } from '../../game/player/user-store.ts';
import { stakesQuery } from '../../game/queries/stakes-query.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../lib/time/use-time-left.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { ModeCard } from './mode-card.tsx';
import { ModeWay } from './mode-way.tsx';
import styles from './modes-screen.module.css';

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

function costOf({ t }: I18n, offers: readonly StakesOffer[]): string {
  const max = most(offers.map(({ entryCoins }) => entryCoins));
  if (offers.length === 1) return t('modes.entryCost', { n: max });
  const [{ playsLeft } = { playsLeft: null }] = offers;
  return playsLeft === null ? t('modes.cost.upTo', { n: max }) : t('modes.cost.left', { n: playsLeft, max });
}

/** Rewards of a win. Players without Plus see theirs, and those with Plus beside them. */
function useRewards(modeId: LiveModeId, offers: readonly StakesOffer[]) {
  const { t } = useI18n();
  const { hasSubscription } = useUser();
  const n = most(offers.map((offer) => offer.rewards.pointsForWin));
  const reward = t(`reward.${modeId}`, { n });
  if (hasSubscription) return { reward };
  return modeTable[modeId].isForPlus
    ? { plusReward: reward }
    : { reward: t('modes.freeReward', { n }), plusReward: reward };
}

/** Reason why none of the stakes may be played; null when one may. */
function useLock(offer: StakesOffer): string | null {
  const { t } = useI18n();
  const time = useTimeLeft(offer.playsReturnAtMs ?? 0);
  if (offer.refusal === 'SUBSCRIPTION_REQUIRED') return t('modes.lockedPlus');
  if (offer.refusal === 'PLAY_LIMIT_REACHED') return t('modes.lockedBattles', { time });
  return offer.refusal === 'NOT_ENOUGH_COINS' ? t('modes.lockedCoins') : null;
}

function Card({
  modeId,
  offers,
}: {
  readonly modeId: LiveModeId;
  readonly offers: readonly [StakesOffer, ...StakesOffer[]];
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const lock = useLock(offers[0]);
  const won = useRewards(modeId, offers);
  return (
    <ModeCard modeId={modeId} rule={t(`rule.${modeId}`)} cost={costOf(i18n, offers)} {...won} lock={lock}>
      <ModeWay modeId={modeId} offer={offers[0]} />
    </ModeCard>
  );
}

/** Card of a live game, with the server's answer whether it may be played. */
export function LiveModeCard({ modeId }: { readonly modeId: LiveModeId }) {
  const { t } = useI18n();
  const { data, isPending, refetch } = useQuery(stakesQuery(modeId));
  const [first, ...others] = data ?? [];
  if (first) return <Card modeId={modeId} offers={[first, ...others]} />;
  if (isPending) return <Skeleton className={styles.loading} />;
  return <ErrorState message={t('modes.loadError')} onRetry={() => void refetch()} />;
}
