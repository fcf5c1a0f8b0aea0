/** `npm run pictures`: writes `pictures.ts` and `hosts.ts` from the drawings, after one of them has changed. */
import { writeFile } from 'node:fs/promises';
import type { PictureFacts } from '../pictures.ts';
import { describeHosts, describePictures } from './describe.ts';

const rowOf = ([name, { width, height, widths, color, hash }]: [string, PictureFacts]): string =>
  `  '${name}': { width: ${width}, height: ${height}, widths: [${widths.join(', ')}], color: ${color && `'${color}'`}, hash: '${hash}' },`;

const table = `/** The pictures of the app, written by \`npm run pictures\` from their drawings. */
import type { PictureName } from './catalogue/catalogue.ts';

export interface PictureFacts {
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** In pixels, rising; there is an AVIF file of each. */
  readonly widths: readonly number[];
  /** Stands in its place until it is there; null for a subject without a ground. */
  readonly color: string | null;
  readonly hash: string;
}

export const pictures: Readonly<Record<PictureName, PictureFacts>> = {
${Object.entries(await describePictures())
  .map(rowOf)
  .join('\n')}
};
`;

const hostTable = `/** Hashes of the host's poses, written by \`npm run pictures\` from their drawings. */
import type { HostPose } from './host/kew-poses.ts';

export const hosts: Readonly<Record<HostPose, string>> = {
${Object.entries(describeHosts())
  .map(([pose, hash]) => `  ${pose}: '${hash}',`)
  .join('\n')}
};
`;

await writeFile(new URL('../pictures.ts', import.meta.url), table);
await writeFile(new URL('../hosts.ts', import.meta.url), hostTable);
