/** Turns the drawings into the files that players are sent. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureId } from '@trivia/rules/pictures.ts';
import sharp from 'sharp';
import { puzzlePictures } from './index.ts';

export const MAX_BYTES = 90_000;

/** The first that fits is taken: fine patterns need more bytes, and hide more. */
const QUALITIES = [82, 76, 70, 64, 58, 52] as const;

const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/puzzle/', import.meta.url));

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

/** Renamed into place, so that two builds at once never read half a file. */
async function keep(path: string, file: Buffer): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const part = `${path}.${process.pid}`;
  await writeFile(part, file);
  await rename(part, path);
}

/** A picture as WebP, 720 × 720; drawn once and kept for as long as its drawing stays the same. */
export async function renderPicture(id: PictureId): Promise<Buffer> {
  const svg = puzzlePictures[id]();
  const key = createHash('sha256')
    .update(`${MAX_BYTES} ${QUALITIES.join(' ')} ${sharp.versions.sharp} ${svg}`)
    .digest('hex')
    .slice(0, 16);
  const path = join(cacheFolder, `${id}-${key}.webp`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const file = await encode(id, svg);
  await keep(path, file);
  return file;
}
