/** Background picture for the questions of each category. */
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { ScenePicture } from './mode-pictures.ts';

export const categoryScenes = {
  'general-knowledge': { name: 'scene-malwiya', focus: '50% 30%' },
  history: { name: 'scene-ishtar-gate', focus: '50% 20%' },
  geography: { name: 'sky-morning', focus: '50% 30%' },
  science: { name: 'scene-star-tiles', focus: '50% 50%' },
  nature: { name: 'sky-noon', focus: '50% 30%' },
  sports: { name: 'scene-erbil-citadel', focus: '50% 30%' },
  'film-television': { name: 'sky-night', focus: '50% 30%' },
  music: { name: 'scene-tea', focus: '50% 40%' },
  literature: { name: 'scene-lamassu', focus: '50% 20%' },
  food: { name: 'scene-tea', focus: '50% 60%' },
  technology: { name: 'scene-star-tiles', focus: '30% 50%' },
  'mesopotamia-kurdistan': { name: 'sky-evening', focus: '50% 30%' },
} as const satisfies Readonly<Record<CategoryId, ScenePicture>>;
