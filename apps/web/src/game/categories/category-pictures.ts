import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { PictureName } from '@trivia/pictures/picture-files.ts';

/** Picture of each category. */
export const categoryPictures: Readonly<Record<CategoryId, PictureName>> = {
  'general-knowledge': 'thing-lantern',
  science: 'thing-astrolabe',
  history: 'thing-lamassu',
  geography: 'thing-peaks',
  sports: 'thing-ball',
  'film-television': 'thing-reel',
  music: 'thing-oud',
  literature: 'thing-book',
  technology: 'thing-gears',
  nature: 'thing-partridge',
  food: 'thing-pomegranate',
  'mesopotamia-kurdistan': 'thing-gate',
};
