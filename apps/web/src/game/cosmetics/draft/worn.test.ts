import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { expect, it } from 'vitest';
import { aCosmetic } from '../cosmetics.testing.ts';
import { anyLook, faceUrl, isSameLook, nothing, ownedLook, unownedIn } from './worn.ts';

const sun = aCosmetic({ id: 'frame-sun', slot: 'frame', isOwned: false });
const clay = aCosmetic({ id: 'frame-clay', slot: 'frame' });
const braid = aCosmetic({ id: 'hair-braid', slot: 'hair' });
const shades = aCosmetic({ id: 'glasses-shades', slot: 'glasses', isOwned: false });
const cosmetics: readonly CosmeticView[] = [braid, shades, sun, clay];

it('gives a face one address for any order of its parts, without its frame', () => {
  const worn = { ...nothing, hair: 'hair-braid', glasses: 'glasses-shades', frame: 'frame-sun' };
  expect(faceUrl('0123456789abcdef', worn)).toBe('/avatars/0123456789abcdef.glasses-shades.hair-braid.svg');
  expect(faceUrl('0123456789abcdef', nothing)).toBe('/avatars/0123456789abcdef.svg');
});

it('lists cosmetics that are tried on and not owned, and takes them off', () => {
  const saved = { ...nothing, frame: 'frame-clay' };
  const worn = { ...nothing, hair: 'hair-braid', glasses: 'glasses-shades', frame: 'frame-sun' };
  expect(unownedIn(worn, cosmetics)).toEqual([shades, sun]);
  expect(ownedLook(worn, saved, cosmetics)).toEqual({
    ...nothing,
    hair: 'hair-braid',
    frame: 'frame-clay',
  });
  expect(isSameLook(saved, worn)).toBe(false);
  expect(isSameLook(saved, { ...nothing, frame: 'frame-clay' })).toBe(true);
});

it('draws a random look of owned cosmetics only, and keeps frame and ground', () => {
  const worn = { ...nothing, frame: 'frame-clay', ground: 'ground-lapis' };
  for (const roll of [0, 1, 2]) {
    const look = anyLook(worn, cosmetics, (count) => Math.min(roll, Math.max(0, count - 1)));
    expect(look).toMatchObject({
      hair: 'hair-braid',
      frame: 'frame-clay',
      ground: 'ground-lapis',
      glasses: null,
    });
  }
});
