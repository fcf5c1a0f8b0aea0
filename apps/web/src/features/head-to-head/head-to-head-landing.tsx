import { Handshake, Hourglass, Medal, RotateCw, Swords } from 'lucide-react';
import { HeroRivals } from '../../game/matchmaking/hero-rivals.tsx';
import { LiveLanding } from '../../game/matchmaking/live-landing.tsx';
import { MatchmakingRoute } from '../../game/matchmaking/matchmaking-route.tsx';
import type { LandingProps } from '../../game/matchmaking/stakes/landing-with-stakes.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';

function Landing({ offers, find }: LandingProps) {
  const { t } = useI18n();
  const { rounds, seconds } = offers[0];
  const rules = [
    { icon: Medal, text: t('head-to-head.ruleMost') },
    { icon: Handshake, text: t('head-to-head.ruleDraw') },
    { icon: Hourglass, text: t('find.ruleTime', { n: seconds ?? 0 }) },
    { icon: RotateCw, text: t('find.ruleLeave') },
  ];
  return (
    <LiveLanding
      modeId="head-to-head"
      offers={offers}
      find={find}
      picture={(rival) => <HeroRivals before={0} after={1} between={<Swords />} rival={rival} />}
      pitch={t('head-to-head.pitch', { rounds })}
      rules={rules}
      // Each stake shows its own prize instead.
      rewards={[]}
    />
  );
}

/** Landing of the 1v1 battle. */
export const HeadToHeadLanding = () => <MatchmakingRoute modeId="head-to-head" Landing={Landing} />;
