/** Renders the puzzle's pictures. */
import type { PictureId } from '@trivia/rules/pictures.ts';
import sharp from 'sharp';
import { cached } from '../files/cache.ts';
import { hashOf } from '../files/hash.ts';
import { puzzlePictures } from './puzzle-pictures.ts';

export const MAX_BYTES = 90_000;

/** WebP qualities, of which the first is used that fits the size: fine patterns need more bytes, but hide artefacts. */
const QUALITIES = [82, 76, 70, 64, 58, 52] as const;

async function encode(id: PictureId, svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const file = await sharp(data, { raw }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length <= MAX_BYTES) return file;
  }
  throw new Error(`The picture ${id} exceeds ${MAX_BYTES} bytes at every quality.`);
}

/** Side of a picture in an album, in pixels: twice its displayed size on a phone. */
const SMALL = 240;

/** A small version for an album. */
export async function renderSmallPicture(id: PictureId): Promise<Buffer> {
  return await sharp(await renderPicture(id))
    .resize(SMALL)
    .webp({ quality: 78 })
    .toBuffer();
}

/** A picture as WebP, 720 × 720, cached as long as its drawing stays the same. */
export function renderPicture(id: PictureId): Promise<Buffer> {
  const svg = puzzlePictures[id]();
  const key = hashOf(`${MAX_BYTES} ${QUALITIES.join(' ')} ${sharp.versions.sharp} ${svg}`);
  return cached(`puzzle-${id}-${key}.webp`, () => encode(id, svg));
}
