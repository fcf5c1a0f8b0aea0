import type { PictureName } from '@trivia/pictures/picture-files.ts';
import type { TierId } from '@trivia/rules/tiers.ts';

/** Picture of each tier. */
export const tierPictures: Readonly<Record<TierId, PictureName>> = {
  starter: 'thing-partridge',
  challenger: 'thing-mudhif',
  expert: 'thing-malwiya',
  master: 'thing-lamassu',
  ace: 'thing-ziggurat',
};
