/** Rasterises drawings. */

import sharp, { type Sharp } from 'sharp';
import type { Entry } from '../catalogue/catalogue.ts';
import { SIZE } from '../drawing/svg.ts';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Pixels per inch at which a unit of a drawing is a pixel. */
const PLAIN_DENSITY = 72;

async function drawAt(entry: Entry, width: number): Promise<Sharp> {
  const units = entry.crop?.width ?? SIZE;
  const density = PLAIN_DENSITY * Math.max(1, width / units);
  const drawn = sharp(Buffer.from(entry.draw()), { density });
  if (!entry.crop) return drawn;
  const scale = density / PLAIN_DENSITY;
  const { left, top, width: across, height: down } = entry.crop;
  return drawn.extract({
    left: Math.round(left * scale),
    top: Math.round(top * scale),
    width: Math.round(across * scale),
    height: Math.round(down * scale),
  });
}

export const heightOf = ({ ratio }: Entry, width: number): number => Math.round(width / ratio);

/** PNG of a picture in a given width. */
export async function rasterise(entry: Entry, width: number): Promise<Buffer> {
  const drawn = await drawAt(entry, width);
  const height = heightOf(entry, width);
  const fitted = entry.isCutOut
    ? sharp(await drawn.png().toBuffer())
        .trim()
        .resize(width, height, { fit: 'contain', position: 'bottom', background: CLEAR })
    : drawn.removeAlpha().resize(width, height);
  return fitted.png({ compressionLevel: 1 }).toBuffer();
}

const inHex = (channel: number): string => channel.toString(16).padStart(2, '0');

/** Mean colour of a picture, as `#rrggbb`. */
export async function meanColor(entry: Entry): Promise<string> {
  const pixel = sharp(await rasterise(entry, 160))
    .removeAlpha()
    .resize(1, 1, { fit: 'fill', kernel: 'linear' });
  return `#${[...(await pixel.raw().toBuffer())].map(inHex).join('')}`;
}
