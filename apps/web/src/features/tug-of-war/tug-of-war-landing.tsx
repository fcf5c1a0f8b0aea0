import { Equal, Flag, Hourglass, MoveHorizontal, RotateCw } from 'lucide-react';
import { LiveLanding } from '../../game/matchmaking/live-landing.tsx';
import { MatchmakingRoute } from '../../game/matchmaking/matchmaking-route.tsx';
import type { LandingProps } from '../../game/matchmaking/stakes/landing-with-stakes.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { HeroRope } from './hero-rope.tsx';

function Landing({ offers, find }: LandingProps) {
  const { t } = useI18n();
  const { rounds, seconds, entryCoins, rewards } = offers[0];
  const rules = [
    { icon: MoveHorizontal, text: t('tug-of-war.rulePull') },
    { icon: Equal, text: t('tug-of-war.ruleBoth') },
    { icon: Flag, text: t('tug-of-war.ruleEnd') },
    { icon: Hourglass, text: t('find.ruleTime', { n: seconds ?? 0 }) },
    { icon: RotateCw, text: t('find.ruleLeave') },
  ];
  return (
    <LiveLanding
      modeId="tug-of-war"
      offers={offers}
      find={find}
      picture={() => <HeroRope />}
      pitch={t('tug-of-war.pitch', { rounds })}
      rules={rules}
      rewards={[{ label: t('find.rewardWinner'), points: rewards.pointsForWin, coins: 2 * entryCoins }]}
    />
  );
}

/** Landing of tug of war. */
export const TugOfWarLanding = () => <MatchmakingRoute modeId="tug-of-war" Landing={Landing} />;
