import { useQuery } from '@tanstack/react-query';
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { type LiveModeId, modeTable } from '../../game/modes/mode-table.ts';
import { useUser } from '../../game/player/user-store.ts';
import { stakesQuery } from '../../game/queries/stakes-query.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../lib/time/use-time-left.ts';
import { ModeCard } from './mode-card.tsx';
import { type Range, rangeOf } from './mode-facts.ts';

interface LiveModeCardProps {
  readonly modeId: LiveModeId;
  readonly isWide?: boolean;
}

function costOf({ t }: I18n, offers: readonly StakesOffer[], [, max]: Range): string {
  if (offers.length === 1) return t('modes.entryCost', { n: max });
  const [{ playsLeft } = { playsLeft: null }] = offers;
  return playsLeft === null ? t('modes.cost.upTo', { n: max }) : t('modes.cost.left', { n: playsLeft, max });
}

/** Rewards of a win. Players without Plus see those of Plus as well. */
function useRewards(modeId: LiveModeId, [, n]: Range) {
  const { t } = useI18n();
  const { hasSubscription } = useUser();
  const reward = t(`reward.${modeId}`, { n });
  if (hasSubscription) return { reward };
  return modeTable[modeId].isForPlus
    ? { plusReward: reward }
    : { reward: t('modes.freeReward', { n }), plusReward: reward };
}

/** Reason why no stake may be played; null if one may. */
function useLock(offer: StakesOffer): string | null {
  const { t } = useI18n();
  const time = useTimeLeft(offer.playsReturnAtMs ?? 0);
  if (offer.refusal === 'SUBSCRIPTION_REQUIRED') return t('modes.lockedPlus');
  if (offer.refusal === 'PLAY_LIMIT_REACHED') return t('modes.lockedBattles', { time });
  return offer.refusal === 'NOT_ENOUGH_COINS' ? t('modes.lockedCoins') : null;
}

interface CardProps extends LiveModeCardProps {
  readonly offers: readonly [StakesOffer, ...StakesOffer[]];
}

function Card({ offers, ...mode }: CardProps) {
  const i18n = useI18n();
  const [{ unfinishedMatchId }] = offers;
  const coins = rangeOf(offers.map(({ entryCoins }) => entryCoins));
  const points = rangeOf(offers.map(({ rewards }) => rewards.pointsForWin));
  const won = useRewards(mode.modeId, points);
  return (
    <ModeCard
      {...mode}
      rule={i18n.t(`rule.${mode.modeId}`)}
      facts={{ cost: costOf(i18n, offers, coins), ...won, coins, points }}
      lock={useLock(offers[0])}
      unfinishedMatchId={unfinishedMatchId}
    />
  );
}

/** Card of a live mode, locked if the server says that it may not be played. */
export function LiveModeCard(props: LiveModeCardProps) {
  const { t } = useI18n();
  const { data } = useQuery(stakesQuery(props.modeId));
  const [first, ...others] = data ?? [];
  if (first) return <Card {...props} offers={[first, ...others]} />;
  return <ModeCard {...props} rule={t(`rule.${props.modeId}`)} />;
}
