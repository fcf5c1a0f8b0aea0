/** The files of the app's pictures, as players are sent them. */
import sharp from 'sharp';
import { catalogue, type Entry, type PictureName } from '../catalogue/catalogue.ts';
import { drawHost, type HostPose, hostPoses } from '../host/kew-poses.ts';
import { hostFile } from '../host-files.ts';
import { hosts } from '../hosts.ts';
import { fallbackWidth, pictureFile } from '../picture-files.ts';
import { pictures } from '../pictures.ts';
import { cached } from './cache.ts';
import { rasterise } from './raster.ts';

export interface PictureFile {
  /** Its name, with a hash of all that it depends on. */
  readonly name: string;
  readonly render: () => Promise<Buffer>;
}

// Effort above 2 takes ten times as long and saves nothing.
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

const fileOfHost = (pose: HostPose): PictureFile => ({
  name: hostFile(pose),
  render: async () => Buffer.from(drawHost(pose)),
});

/** Every file that the app's pictures may be asked for by. */
export const pictureFiles: readonly PictureFile[] = [
  ...(Object.keys(pictures) as PictureName[]).flatMap(filesOf),
  ...hostPoses.filter((pose) => pose in hosts).map(fileOfHost),
];
