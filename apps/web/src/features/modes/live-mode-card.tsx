import { useQuery } from '@tanstack/react-query';
import type { StakesOffer } from '@trivia/contract/stakes.ts';
import { type LiveModeId, modeTable } from '../../game/modes/mode-table.ts';
import { useUser } from '../../game/player/user-store.ts';
import { plansQuery } from '../../game/queries/plans-query.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../lib/time/use-time-left.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { ModeCard } from './mode-card.tsx';
import { ModeWay } from './mode-way.tsx';
import styles from './modes-screen.module.css';

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

function costOf({ t }: I18n, plans: readonly StakesOffer[]): string {
  const max = most(plans.map(({ entryCoins }) => entryCoins));
  if (plans.length === 1) return t('modes.entryCost', { n: max });
  const [{ playsLeft } = { playsLeft: null }] = plans;
  return playsLeft === null ? t('modes.cost.upTo', { n: max }) : t('modes.cost.left', { n: playsLeft, max });
}

/** Rewards of a win. Players without Plus see theirs, and those with Plus beside them. */
function useRewards(modeId: LiveModeId, plans: readonly StakesOffer[]) {
  const { t } = useI18n();
  const { hasSubscription } = useUser();
  const n = most(plans.map((plan) => plan.rewards.pointsForWin));
  const reward = t(`reward.${modeId}`, { n });
  if (hasSubscription) return { reward };
  return modeTable[modeId].isForPlus
    ? { plusReward: reward }
    : { reward: t('modes.freeReward', { n }), plusReward: reward };
}

/** Reason why none of the plans may be played; null when one may. */
function useLock(plan: StakesOffer): string | null {
  const { t } = useI18n();
  const time = useTimeLeft(plan.playsReturnAtMs ?? 0);
  if (plan.refusal === 'SUBSCRIPTION_REQUIRED') return t('modes.lockedPlus');
  if (plan.refusal === 'PLAY_LIMIT_REACHED') return t('modes.lockedBattles', { time });
  return plan.refusal === 'NOT_ENOUGH_COINS' ? t('modes.lockedCoins') : null;
}

function Card({
  modeId,
  plans,
}: {
  readonly modeId: LiveModeId;
  readonly plans: readonly [StakesOffer, ...StakesOffer[]];
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const lock = useLock(plans[0]);
  const won = useRewards(modeId, plans);
  return (
    <ModeCard modeId={modeId} rule={t(`rule.${modeId}`)} cost={costOf(i18n, plans)} {...won} lock={lock}>
      <ModeWay modeId={modeId} plan={plans[0]} />
    </ModeCard>
  );
}

/** Card of a live game, with the server's answer whether it may be played. */
export function LiveModeCard({ modeId }: { readonly modeId: LiveModeId }) {
  const { t } = useI18n();
  const { data, isPending, refetch } = useQuery(plansQuery(modeId));
  const [first, ...others] = data ?? [];
  if (first) return <Card modeId={modeId} plans={[first, ...others]} />;
  if (isPending) return <Skeleton className={styles.loading} />;
  return <ErrorState message={t('modes.loadError')} onRetry={() => void refetch()} />;
}
