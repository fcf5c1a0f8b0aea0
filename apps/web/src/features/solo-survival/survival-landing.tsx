import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { HeartCrack, Hourglass, RotateCw, Skull } from 'lucide-react';
import { LazyBoosterShelf } from '../../game/boosters/shelf/lazy-booster-shelf.tsx';
import { LazyFairDraw } from '../../game/lobby/lazy-fair-draw.tsx';
import { ModeLanding } from '../../game/lobby/mode-landing.tsx';
import { ModeRewards } from '../../game/lobby/mode-rewards.tsx';
import { ModeRules } from '../../game/lobby/mode-rules.tsx';
import { SoloStart } from '../../game/lobby/solo-start.tsx';
import { WithStakes } from '../../game/lobby/with-stakes.tsx';
import { PaceLink } from '../../game/settings/pace-link.tsx';
import { useTimeRule } from '../../game/settings/use-time-rule.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { HeroHearts } from './hero-hearts.tsx';

function Landing({ offer }: { readonly offer: StakesOffer }) {
  const { t } = useI18n();
  const { rounds, seconds, lives, rewards, nextSeedHash } = offer;
  const timeRule = useTimeRule(seconds ?? 0);
  const rules = [
    { icon: HeartCrack, text: t('solo-survival.ruleLives') },
    { icon: Skull, text: t('solo-survival.ruleEnd') },
    { icon: Hourglass, text: timeRule },
    { icon: RotateCw, text: t('stakes.ruleStay') },
  ];
  return (
    <ModeLanding
      modeId="solo-survival"
      picture={<HeroHearts />}
      title={t('mode.solo-survival')}
      pitch={t('solo-survival.pitch', { rounds, lives: lives ?? 0 })}
      start={<SoloStart offer={offer} modeId="solo-survival" />}
    >
      <ModeRules rules={rules}>
        <PaceLink />
      </ModeRules>
      <ModeRewards
        rewards={[
          { label: t('play.rewardRight'), points: rewards.pointsPerRight ?? 0 },
          { label: t('solo-survival.rewardAll'), points: rewards.pointsForAllRight },
        ]}
      />
      <LazyBoosterShelf modeId="solo-survival">
        {nextSeedHash !== null && <LazyFairDraw seedHash={nextSeedHash} />}
      </LazyBoosterShelf>
    </ModeLanding>
  );
}

/** Landing of solo survival. */
export const SurvivalLanding = () => (
  <WithStakes modeId="solo-survival">{(offer) => <Landing offer={offer} />}</WithStakes>
);
