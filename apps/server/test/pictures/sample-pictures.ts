/** Test pictures: red above, blue below, wider than high. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const read = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

export const RED_OVER_BLUE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="#143cc8"/><rect width="160" height="60" fill="#dc1e3c"/></svg>';

const drawing = () => sharp(Buffer.from(RED_OVER_BLUE_SVG));

/** Pictures by kind. The rotated ones are stored sideways, with an orientation tag. */
export async function samplePictures() {
  const onItsSide = await drawing().png().toBuffer();
  return {
    svg: Buffer.from(RED_OVER_BLUE_SVG),
    png: await drawing().png().toBuffer(),
    jpeg: await drawing()
      .jpeg()
      .withExif({ IFD0: { Artist: 'SECRET-ARTIST' } })
      .toBuffer(),
    turnedJpeg: await sharp(onItsSide).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    heic: read('upright.heic'),
    turnedHeic: read('turned.heic'),
  };
}

/** Tells whether a picture is red at the top and blue at the bottom. */
export async function isUpright(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y: number) => {
    const start = (y * info.width + Math.floor(info.width / 2)) * info.channels;
    return { red: data[start] ?? 0, blue: data[start + 2] ?? 0 };
  };
  const [top, foot] = [at(8), at(info.height - 8)];
  return top.red > top.blue && foot.blue > foot.red;
}
