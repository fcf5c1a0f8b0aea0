/** File names of pictures. A name contains a hash of the drawing, so that browsers may cache it forever. */
import type { PictureName } from './catalogue/catalogue.ts';
import { type PictureFacts, pictures } from './pictures.ts';

export type { PictureName };

const FALLBACK_WIDTH = 320;

/** Width of the one WebP file, for browsers without AVIF. */
export const fallbackWidth = ({ widths }: PictureFacts): number =>
  widths.find((width) => width >= FALLBACK_WIDTH) ?? widths[0] ?? FALLBACK_WIDTH;

export const pictureFile = (name: PictureName, width: number, format: 'avif' | 'webp'): string =>
  `${name}-${width}-${pictures[name].hash}.${format}`;
