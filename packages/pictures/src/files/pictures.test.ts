import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogue, type PictureName } from '../catalogue/catalogue.ts';
import { drawMascot, mascotPoses } from '../mascot/kew-poses.ts';
import { mascotFile } from '../mascot-files.ts';
import { mascotHashes } from '../mascot-hashes.ts';
import { pictures } from '../pictures.ts';
import { describeMascot, describePictures } from './describe.ts';
import { type PictureFile, pictureFiles } from './render-files.ts';

const names = Object.keys(catalogue) as PictureName[];
const ofName = (wanted: PictureName): PictureFile[] =>
  pictureFiles.filter(({ name }) => new RegExp(`^${wanted}-\\d+-\\w{8}\\.`).test(name));

/** Largest size of a picture for a phone on a slow network, in bytes. */
const MAX_BYTES = { thing: 21_000, scene: 48_000, sky: 52_000, hero: 45_000 } as const;

const mostBytes = (name: PictureName): number => MAX_BYTES[name.split('-')[0] as keyof typeof MAX_BYTES];

it('keeps the table of pictures up to date; else run `npm run pictures`', async () => {
  expect(pictures).toEqual(await describePictures());
  expect(mascotHashes).toEqual(describeMascot());
}, 120_000);

describe.each(names)('the picture %s', (name) => {
  it('contains only finite numbers, and no words', () => {
    const svg = catalogue[name].draw();
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<(text|image|foreignObject)|href=/);
  });

  it("has a file in each width, in the table's aspect ratio, and small enough for slow networks", async () => {
    const { width, height, widths, color } = pictures[name];
    for (const { name: file, render } of ofName(name)) {
      const bytes = await render();
      const facts = await sharp(bytes).metadata();
      expect(widths, file).toContain(facts.width);
      expect(Math.abs((facts.width ?? 0) / (facts.height ?? 1) - width / height), file).toBeLessThan(0.01);
      expect(facts.hasAlpha, file).toBe(color === null);
      if (file.endsWith('.avif')) expect(bytes.length, file).toBeLessThanOrEqual(mostBytes(name));
    }
    expect(ofName(name)).toHaveLength(widths.length + 1);
  }, 60_000);

  it('is not blank', async () => {
    const [smallest] = ofName(name);
    const { entropy } = await sharp(await smallest?.render()).stats();
    expect(entropy).toBeGreaterThan(2);
  });
});

describe.each(mascotPoses)('the mascot %s', (pose) => {
  it('has at most 4 kB compressed, finite numbers, and no references to files', () => {
    const svg = drawMascot(pose);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(4_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<(text|image|script|foreignObject)|href=/);
  });

  it('differs from all other poses', async () => {
    const others = mascotPoses.filter((other) => other !== pose);
    expect(others.map(drawMascot)).not.toContain(drawMascot(pose));
    expect(pictureFiles.map(({ name }) => name)).toContain(mascotFile(pose));
  });
});
