/** Turns drawings into the puzzle's pictures. */
import type { PictureId } from '@trivia/rules/pictures.ts';
import sharp from 'sharp';
import { cached } from '../files/cache.ts';
import { hashOf } from '../files/hash.ts';
import { puzzlePictures } from './puzzle-pictures.ts';

export const MAX_BYTES = 90_000;

/** The first that fits is taken: fine patterns need more bytes, and hide more. */
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
  throw new Error(`The picture ${id} has too much in it for ${MAX_BYTES} bytes.`);
}

/** A picture as WebP, 720 × 720; drawn once and kept for as long as its drawing stays the same. */
/** Side of a picture in an album, in pixels: twice what a phone shows of it. */
const SMALL = 240;

/** The same picture for an album. */
export async function renderSmallPicture(id: PictureId): Promise<Buffer> {
  return await sharp(await renderPicture(id))
    .resize(SMALL)
    .webp({ quality: 78 })
    .toBuffer();
}

export function renderPicture(id: PictureId): Promise<Buffer> {
  const svg = puzzlePictures[id]();
  const key = hashOf(`${MAX_BYTES} ${QUALITIES.join(' ')} ${sharp.versions.sharp} ${svg}`);
  return cached(`puzzle-${id}-${key}.webp`, () => encode(id, svg));
}
