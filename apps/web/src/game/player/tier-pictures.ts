import type { PictureName } from '@trivia/pictures/picture-files.ts';
import type { TierId } from '@trivia/rules/tiers.ts';

/** What stands for each tier: from a bird of the mountains to the house of a god. */
export const tierPictures: Readonly<Record<TierId, PictureName>> = {
  starter: 'thing-partridge',
  challenger: 'thing-mudhif',
  expert: 'thing-malwiya',
  master: 'thing-lamassu',
  ace: 'thing-ziggurat',
};
