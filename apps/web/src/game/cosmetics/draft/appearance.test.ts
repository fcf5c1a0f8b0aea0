import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { expect, it } from 'vitest';
import { aCosmetic } from '../cosmetics.testing.ts';
import { bareLook, faceUrl, isSameLook, ownedLook, randomLook, unownedIn } from './appearance.ts';

const sun = aCosmetic({ id: 'frame-sun', slot: 'frame', isOwned: false });
const clay = aCosmetic({ id: 'frame-clay', slot: 'frame' });
const braid = aCosmetic({ id: 'hair-braid', slot: 'hair' });
const shades = aCosmetic({ id: 'glasses-shades', slot: 'glasses', isOwned: false });
const cosmetics: readonly CosmeticView[] = [braid, shades, sun, clay];

it('gives a face one URL for any order of its parts, without its frame', () => {
  const worn = { ...bareLook, hair: 'hair-braid', glasses: 'glasses-shades', frame: 'frame-sun' };
  expect(faceUrl('0123456789abcdef', worn)).toBe('/avatars/0123456789abcdef.glasses-shades.hair-braid.svg');
  expect(faceUrl('0123456789abcdef', bareLook)).toBe('/avatars/0123456789abcdef.svg');
});

it('lists tried-on cosmetics that are not owned, and removes them', () => {
  const saved = { ...bareLook, frame: 'frame-clay' };
  const worn = { ...bareLook, hair: 'hair-braid', glasses: 'glasses-shades', frame: 'frame-sun' };
  expect(unownedIn(worn, cosmetics)).toEqual([shades, sun]);
  expect(ownedLook(worn, saved, cosmetics)).toEqual({
    ...bareLook,
    hair: 'hair-braid',
    frame: 'frame-clay',
  });
  expect(isSameLook(saved, worn)).toBe(false);
  expect(isSameLook(saved, { ...bareLook, frame: 'frame-clay' })).toBe(true);
});

it('draws a random look from owned cosmetics, and keeps frame and background', () => {
  const worn = { ...bareLook, frame: 'frame-clay', ground: 'ground-lapis' };
  for (const roll of [0, 1, 2]) {
    const look = randomLook(worn, cosmetics, (count) => Math.min(roll, Math.max(0, count - 1)));
    expect(look).toMatchObject({
      hair: 'hair-braid',
      frame: 'frame-clay',
      ground: 'ground-lapis',
      glasses: null,
    });
  }
});
