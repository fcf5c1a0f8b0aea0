import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogue, type PictureName } from '../catalogue/catalogue.ts';
import { drawHost, hostPoses } from '../host/kew-poses.ts';
import { hostFile } from '../host-files.ts';
import { hosts } from '../hosts.ts';
import { pictures } from '../pictures.ts';
import { describeHosts, describePictures } from './describe.ts';
import { type PictureFile, pictureFiles } from './render-files.ts';

const names = Object.keys(catalogue) as PictureName[];
const ofName = (wanted: PictureName): PictureFile[] =>
  pictureFiles.filter(({ name }) => new RegExp(`^${wanted}-\\d+-\\w{8}\\.`).test(name));

/** Largest size of one picture for a phone on a slow network, in bytes. */
const MAX_BYTES = { thing: 21_000, scene: 48_000, sky: 52_000, hero: 45_000 } as const;

const mostBytes = (name: PictureName): number => MAX_BYTES[name.split('-')[0] as keyof typeof MAX_BYTES];

it('keeps the table of pictures equal to their drawings; else run `npm run pictures`', async () => {
  expect(pictures).toEqual(await describePictures());
  expect(hosts).toEqual(describeHosts());
}, 120_000);

describe.each(names)('the picture %s', (name) => {
  it('is drawn in numbers, and holds no words', () => {
    const svg = catalogue[name].draw();
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<(text|image|foreignObject)|href=/);
  });

  it('has a file of each width, in the shape that the table says, and of a size for slow networks', async () => {
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

  it('shows something', async () => {
    const [smallest] = ofName(name);
    const { entropy } = await sharp(await smallest?.render()).stats();
    expect(entropy).toBeGreaterThan(2);
  });
});

describe.each(hostPoses)('the host %s', (pose) => {
  it('weighs at most 4 kB packed, is drawn in numbers, and reads no other file', () => {
    const svg = drawHost(pose);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(4_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<(text|image|script|foreignObject)|href=/);
  });

  it('looks like no other pose', async () => {
    const others = hostPoses.filter((other) => other !== pose);
    expect(others.map(drawHost)).not.toContain(drawHost(pose));
    expect(pictureFiles.map(({ name }) => name)).toContain(hostFile(pose));
  });
});
