// @vitest-environment node
import { pictureIds } from '@trivia/rules/pictures.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { puzzlePictures } from './puzzle-pictures.ts';
import { MAX_BYTES, renderPicture } from './render-picture.ts';

describe.each(pictureIds)('the picture %s', (id) => {
  it('is the same at every build', () => {
    expect(puzzlePictures[id]()).toBe(puzzlePictures[id]());
  });

  it('contains only finite numbers, and no words', () => {
    const svg = puzzlePictures[id]();
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<(text|image|foreignObject)|href=/);
  });

  it('is a square of 720 pixels within its size limit', async () => {
    const file = await renderPicture(id);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 720, height: 720, format: 'webp' });
    expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('shows something in each of its nine pieces', async () => {
    const file = await renderPicture(id);
    for (let piece = 0; piece < 9; piece += 1) {
      const area = { left: (piece % 3) * 240, top: Math.floor(piece / 3) * 240, width: 240, height: 240 };
      const { entropy } = await sharp(await sharp(file).extract(area).toBuffer()).stats();
      expect([piece, entropy > 3]).toEqual([piece, true]);
    }
  });
});
