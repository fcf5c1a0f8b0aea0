import type { PictureName } from '@trivia/pictures/picture-files.ts';
import type { TierId } from '@trivia/rules/tiers.ts';
import type { CSSProperties } from 'react';

interface TierScene {
  readonly name: PictureName;
  readonly style: CSSProperties;
}

const scene = (name: PictureName, objectPosition: string): TierScene => ({ name, style: { objectPosition } });

/** Scenery of each tier, behind the player's face. */
export const tierScenes: Readonly<Record<TierId, TierScene>> = {
  starter: scene('scene-tigris-night', '60% 30%'),
  challenger: scene('scene-marsh-house', '50% 32%'),
  expert: scene('scene-malwiya', '50% 32%'),
  master: scene('scene-lamassu', '50% 28%'),
  ace: scene('sky-evening', '50% 40%'),
};
