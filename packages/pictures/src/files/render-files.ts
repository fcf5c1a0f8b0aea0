/** Image files of the app, as browsers get them. */
import sharp from 'sharp';
import { catalogue, type Entry, type PictureName } from '../catalogue/catalogue.ts';
import { drawMascot, type MascotPose, mascotPoses } from '../mascot/kew-poses.ts';
import { mascotFile } from '../mascot-files.ts';
import { mascotHashes } from '../mascot-hashes.ts';
import { fallbackWidth, pictureFile } from '../picture-files.ts';
import { pictures } from '../pictures.ts';
import { cached } from './cache.ts';
import { rasterise } from './raster.ts';

export interface PictureFile {
  /** File name, with a hash of everything that it depends on. */
  readonly name: string;
  readonly render: () => Promise<Buffer>;
}

// Encoders. Effort above 2 takes ten times as long and saves nothing.
const encoders = {
  avif: (png: Buffer, { quality }: Entry) =>
    sharp(png).avif({ quality, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer(),
  webp: (png: Buffer) => sharp(png).webp({ quality: 74, effort: 4, alphaQuality: 80 }).toBuffer(),
} as const;

function filesOf(name: PictureName): PictureFile[] {
  const entry: Entry = catalogue[name];
  const wanted = [
    ...entry.widths.map((width) => ({ width, format: 'avif' as const })),
    { width: fallbackWidth(pictures[name]), format: 'webp' as const },
  ];
  return wanted.map(({ width, format }) => {
    const file = pictureFile(name, width, format);
    const render = async () => encoders[format](await rasterise(entry, width), entry);
    return { name: file, render: () => cached(`${sharp.versions.sharp}-${file}`, render) };
  });
}

const fileOfMascot = (pose: MascotPose): PictureFile => ({
  name: mascotFile(pose),
  render: async () => Buffer.from(drawMascot(pose)),
});

/** Every image file that the app may request. */
export const pictureFiles: readonly PictureFile[] = [
  ...(Object.keys(pictures) as PictureName[]).flatMap(filesOf),
  ...mascotPoses.filter((pose) => pose in mascotHashes).map(fileOfMascot),
];
