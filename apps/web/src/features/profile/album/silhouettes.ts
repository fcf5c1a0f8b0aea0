import type { PictureName } from '@trivia/pictures/picture-files.ts';
import type { PictureId } from '@trivia/rules/pictures.ts';

/** Pictures that have a silhouette before they are won; the others show a covered piece. */
export const silhouettes: Readonly<Partial<Record<PictureId, PictureName>>> = {
  'ishtar-gate': 'thing-gate',
  ziggurat: 'thing-ziggurat',
  'marsh-house': 'thing-mudhif',
  malwiya: 'thing-malwiya',
  'tigris-night': 'thing-lantern',
  oud: 'thing-oud',
  tea: 'thing-samovar',
  pomegranate: 'thing-pomegranate',
  astrolabe: 'thing-astrolabe',
  partridge: 'thing-partridge',
  lamassu: 'thing-lamassu',
};
