/** Colours of the categories, about 30° of OKLCH apart, and the same in both themes. */
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { CSSProperties } from 'react';

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export interface CategoryColors {
  /** Background of a tile with dark text. */
  readonly face: Oklch;
  /** Background of the category's picture: its hue, mixed with the night's. */
  readonly niche: Oklch;
  /** Edge below the tile, which outlines it on a light background. */
  readonly lip: Oklch;
}

export const categoryColors: Readonly<Record<CategoryId, CategoryColors>> = {
  'general-knowledge': { face: [0.84, 0.16, 88], niche: [0.4, 0.135, 300], lip: [0.63, 0.135, 72] },
  science: { face: [0.76, 0.12, 214], niche: [0.33, 0.1, 265], lip: [0.54, 0.105, 225] },
  history: { face: [0.76, 0.155, 58], niche: [0.44, 0.135, 26], lip: [0.57, 0.145, 46] },
  geography: { face: [0.79, 0.125, 182], niche: [0.38, 0.08, 215], lip: [0.56, 0.095, 190] },
  sports: { face: [0.72, 0.165, 4], niche: [0.38, 0.145, 348], lip: [0.53, 0.165, 0] },
  'film-television': { face: [0.72, 0.18, 336], niche: [0.36, 0.145, 322], lip: [0.52, 0.175, 332] },
  music: { face: [0.71, 0.165, 306], niche: [0.35, 0.14, 300], lip: [0.5, 0.17, 302] },
  literature: { face: [0.71, 0.135, 276], niche: [0.36, 0.15, 282], lip: [0.5, 0.16, 278] },
  technology: { face: [0.71, 0.14, 246], niche: [0.33, 0.125, 274], lip: [0.5, 0.14, 256] },
  nature: { face: [0.77, 0.165, 150], niche: [0.36, 0.085, 178], lip: [0.55, 0.135, 155] },
  food: { face: [0.82, 0.175, 122], niche: [0.4, 0.095, 152], lip: [0.6, 0.145, 130] },
  'mesopotamia-kurdistan': { face: [0.68, 0.185, 28], niche: [0.37, 0.135, 8], lip: [0.49, 0.165, 24] },
};

export const categoryHue = (id: CategoryId): number => categoryColors[id].face[2];

const written = (color: Oklch): string => `oklch(${color.join(' ')})`;

/** Custom properties of a category: `--face`, `--niche` and `--lip-color`. */
export function categoryStyle(id: CategoryId): CSSProperties {
  const { face, niche, lip } = categoryColors[id];
  return { '--face': written(face), '--niche': written(niche), '--lip-color': written(lip) };
}
