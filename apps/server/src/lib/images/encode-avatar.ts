/** Conversion of pictures to avatars. It runs in a separate process, because it decodes untrusted files. */
import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import type { ImageKind } from './sniff-image.ts';

const SIZE_PX = 512;
/** More than any phone's camera has. */
const MAX_PIXELS = 64_000_000;
const MAX_SIDE_PX = 12_000;
const SHORTEST_SIDE_PX = 32;
const WIDEST_RATIO = 4;
const WEBP_QUALITY = 82;

/** One thread, so that the server's own work is not slowed down. */
sharp.concurrency(1);
sharp.cache(false);

/** Throws for dimensions that no picture of a person has. */
function checkSize(width: number, height: number): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const isSound =
    short >= SHORTEST_SIDE_PX &&
    long <= MAX_SIDE_PX &&
    long <= short * WIDEST_RATIO &&
    width * height <= MAX_PIXELS;
  if (!isSound) throw new RangeError(`${width} × ${height} pixels`);
}

async function openHeic(file: Buffer): Promise<Sharp> {
  const images = await decodeHeic.all({ buffer: file });
  try {
    const [image] = images;
    if (!image) throw new Error('No image');
    checkSize(image.width, image.height);
    const { width, height, data } = await image.decode();
    return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
  } finally {
    images.dispose();
  }
}

async function open(kind: ImageKind, file: Buffer): Promise<Sharp> {
  // The HEIC decoder applies the orientation itself.
  if (kind === 'heic') return await openHeic(file);
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const { format, width = 0, height = 0 } = await image.metadata();
  if (format !== kind) throw new Error(`${format} in place of ${kind}`);
  if (kind === 'svg')
    return sharp(file, { limitInputPixels: MAX_PIXELS, density: densityFor(width, height) });
  checkSize(width, height);
  return image;
}

/**
 * Resolution, in points per inch, at which an SVG is at least as large as an avatar. Throws for implausible sizes.
 */
function densityFor(width: number, height: number): number {
  const POINTS_PER_INCH = 72;
  if (width < 1 || height < 1 || Math.max(width, height) > Math.min(width, height) * WIDEST_RATIO)
    throw new RangeError(`${width} × ${height}`);
  return Math.min(2_400, Math.max(1, (POINTS_PER_INCH * SIZE_PX) / Math.min(width, height)));
}

/**
 * Encodes an avatar: WebP of 512 × 512 pixels, upright, cropped to its region of interest, without metadata. Throws
 * for files that can't be decoded.
 */
export async function encodeAvatar(kind: ImageKind, file: Buffer): Promise<Buffer> {
  const image = await open(kind, file);
  return await image
    .autoOrient()
    .resize(SIZE_PX, SIZE_PX, { fit: 'cover', position: sharp.strategy.attention })
    .toColourspace('srgb')
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
}
