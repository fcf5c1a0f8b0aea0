/** Picture of each mode, with the point that stays visible when it is cropped. */
import type { PictureName } from '@trivia/pictures/picture-files.ts';
import type { ModeId } from '@trivia/rules/match/mode.ts';

export interface ScenePicture {
  readonly name: PictureName;
  /** CSS `object-position`. */
  readonly focus: string;
}

export const modePictures = {
  daily: { name: 'scene-tigris-night', focus: '60% 40%' },
  quiz: { name: 'scene-tea', focus: '60% 60%' },
  'solo-survival': { name: 'scene-malwiya', focus: '50% 40%' },
  puzzle: { name: 'scene-star-tiles', focus: '50% 50%' },
  'head-to-head': { name: 'scene-ishtar-gate', focus: '50% 30%' },
  'survival-duel': { name: 'scene-lamassu', focus: '50% 30%' },
  'tug-of-war': { name: 'scene-delal-bridge', focus: '45% 40%' },
  tournament: { name: 'scene-erbil-citadel', focus: '50% 40%' },
} as const satisfies Readonly<Record<ModeId, ScenePicture>>;
