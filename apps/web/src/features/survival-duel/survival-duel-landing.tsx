import { Handshake, HeartCrack, Hourglass, Medal, RotateCw } from 'lucide-react';
import { HeroRivals } from '../../game/matchmaking/hero-rivals.tsx';
import { LiveLanding } from '../../game/matchmaking/live-landing.tsx';
import { MatchmakingRoute } from '../../game/matchmaking/matchmaking-route.tsx';
import type { LandingProps } from '../../game/matchmaking/stakes/landing-with-stakes.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';

const EACH_SIDE = 3;

function Landing({ offers, find }: LandingProps) {
  const { t } = useI18n();
  const { rounds, seconds, lives, minPlayers, maxPlayers, entryCoins, rewards } = offers[0];
  const rules = [
    { icon: HeartCrack, text: t('survival-duel.ruleLives') },
    { icon: Medal, text: t('survival-duel.ruleLast') },
    { icon: Handshake, text: t('survival-duel.ruleTie', { n: rounds }) },
    { icon: Hourglass, text: t('find.ruleTime', { n: seconds ?? 0 }) },
    { icon: RotateCw, text: t('find.ruleLeave') },
  ];
  const prize = {
    label: t('find.rewardSurvivor'),
    points: rewards.pointsForWin,
    coins: entryCoins * maxPlayers,
    coinsNote: t('find.withMost', { n: maxPlayers }),
  };
  return (
    <LiveLanding
      modeId="survival-duel"
      offers={offers}
      find={find}
      picture={() => <HeroRivals before={EACH_SIDE} after={EACH_SIDE} />}
      pitch={t('survival-duel.pitch', { from: minPlayers, to: maxPlayers, lives: lives ?? 0 })}
      rules={rules}
      rewards={[prize]}
    />
  );
}

/** Landing of the survival duel. */
export const SurvivalDuelLanding = () => <MatchmakingRoute modeId="survival-duel" Landing={Landing} />;
