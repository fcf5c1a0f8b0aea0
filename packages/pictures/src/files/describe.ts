/** Facts of every picture for the table in `pictures.ts`, computed from its drawing. */
import { catalogue, type Entry, type PictureName } from '../catalogue/catalogue.ts';
import { drawMascot, type MascotPose, mascotPoses } from '../mascot/kew-poses.ts';
import type { PictureFacts } from '../pictures.ts';
import { cached } from './cache.ts';
import { hashOf } from './hash.ts';
import { heightOf, meanColor } from './raster.ts';

/** Version of the encoding, changed by hand with the encoders. */
const MAKING = '1';

const colorOf = async (entry: Entry, hash: string): Promise<string> =>
  (await cached(`color-${hash}`, async () => Buffer.from(await meanColor(entry)))).toString();

async function describe(entry: Entry): Promise<PictureFacts> {
  const { draw, crop, widths, quality, ratio } = entry;
  const width = widths.at(-1) ?? 0;
  const hash = hashOf(MAKING, draw(), JSON.stringify({ crop, widths, quality, ratio }));
  return {
    width,
    height: heightOf(entry, width),
    widths,
    color: entry.isCutOut ? null : await colorOf(entry, hash),
    hash,
  };
}

export async function describePictures(): Promise<Record<PictureName, PictureFacts>> {
  const names = Object.keys(catalogue) as PictureName[];
  const facts = await Promise.all(
    names.map(async (name) => [name, await describe(catalogue[name])] as const),
  );
  return Object.fromEntries(facts) as Record<PictureName, PictureFacts>;
}

export const describeMascot = (): Record<MascotPose, string> =>
  Object.fromEntries(mascotPoses.map((pose) => [pose, hashOf(drawMascot(pose))])) as Record<
    MascotPose,
    string
  >;
