import { useQuery } from '@tanstack/react-query';
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import type { SoloModeId } from '../../game/modes/mode-table.ts';
import { stakesQuery } from '../../game/queries/stakes-query.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n.ts';
import { ModeCard } from './mode-card.tsx';
import { type ModeFacts, mostPoints } from './mode-facts.ts';

function factsOf({ t }: I18n, modeId: SoloModeId, offer: StakesOffer): ModeFacts {
  const { entryCoins, coinsPerAnswer, rewards } = offer;
  const { pointsPerRight, pointsForAllRight, pointsForWin } = rewards;
  const coins = coinsPerAnswer || entryCoins;
  const points = mostPoints(offer);
  return {
    cost: t(coinsPerAnswer > 0 ? 'modes.answerCost' : 'modes.entryCost', { n: coins }),
    reward: t(`reward.${modeId}`, { n: pointsPerRight ?? pointsForWin, all: pointsForAllRight }),
    coins: [coins, coins],
    points: [points, points],
  };
}

function lockOf({ t }: I18n, { refusal }: StakesOffer): string | null {
  if (refusal === 'SUBSCRIPTION_REQUIRED') return t('modes.lockedPlus');
  return refusal === 'NOT_ENOUGH_COINS' ? t('modes.lockedCoins') : null;
}

/** Card of a single-player mode, locked if the server says that it may not be played. */
export function SoloModeCard({ modeId }: { readonly modeId: SoloModeId }) {
  const i18n = useI18n();
  const { data } = useQuery(stakesQuery(modeId));
  const [offer] = data ?? [];
  const rule = i18n.t(`rule.${modeId}`);
  if (!offer) return <ModeCard modeId={modeId} rule={rule} />;
  return (
    <ModeCard
      modeId={modeId}
      rule={rule}
      facts={factsOf(i18n, modeId, offer)}
      lock={lockOf(i18n, offer)}
      unfinishedMatchId={offer.unfinishedMatchId}
    />
  );
}
