import { Equal, Flag, Hourglass, MoveHorizontal, RotateCw } from 'lucide-react';
import { FindPlace } from '../../game/find/find-place.tsx';
import { LiveLanding } from '../../game/find/live-landing.tsx';
import type { LandingProps } from '../../game/find/stakes/landing-with-stakes.tsx';
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

/** Landing of tug of war, with the choice of an opponent. */
export const TugOfWarLanding = () => <FindPlace modeId="tug-of-war" Landing={Landing} />;
