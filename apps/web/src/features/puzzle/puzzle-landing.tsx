import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { PUZZLE_PIECES } from '@trivia/rules/modes/mode-constants.ts';
import { Hourglass, ImageOff, LayoutGrid, RotateCw } from 'lucide-react';
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
import { PictureBoard } from './picture-board.tsx';
import styles from './puzzle-landing.module.css';

const SAMPLE = { pictureId: 'tigris-night', openPieces: [1, 2, 4, 6, 8] } as const;

function Landing({ offer }: { readonly offer: StakesOffer }) {
  const { t } = useI18n();
  const { rounds, seconds, rewards, nextSeedHash } = offer;
  const pieces = PUZZLE_PIECES;
  const timeRule = useTimeRule(seconds ?? 0);
  const rules = [
    { icon: LayoutGrid, text: t('puzzle.ruleRounds', { rounds, pieces }) },
    { icon: ImageOff, text: t('puzzle.ruleEnd', { misses: rounds - pieces }) },
    { icon: Hourglass, text: timeRule },
    { icon: RotateCw, text: t('stakes.ruleStay') },
  ];
  return (
    <ModeLanding
      modeId="puzzle"
      picture={
        <div className={styles.sample}>
          <PictureBoard {...SAMPLE} label={t('puzzle.sample')} />
        </div>
      }
      title={t('mode.puzzle')}
      pitch={t('puzzle.pitch', { pieces })}
      start={<SoloStart offer={offer} modeId="puzzle" />}
    >
      <ModeRules rules={rules}>
        <PaceLink />
      </ModeRules>
      <ModeRewards rewards={[{ label: t('puzzle.rewardPicture'), points: rewards.pointsForWin }]} />
      <LazyBoosterShelf modeId="puzzle">
        {nextSeedHash !== null && <LazyFairDraw seedHash={nextSeedHash} />}
      </LazyBoosterShelf>
    </ModeLanding>
  );
}

/** Landing of the puzzle. */
export const PuzzleLanding = () => (
  <WithStakes modeId="puzzle">{(offer) => <Landing offer={offer} />}</WithStakes>
);
