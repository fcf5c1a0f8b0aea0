// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryIds } from '@trivia/contract/play/categories.ts';
import { describe, expect, it } from 'vitest';

import { categoryColors, categoryHue, type Oklch } from '../../src/game/categories/category-colors.ts';
import { contrast } from './contrast.testing.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8');

/** A colour token; a theme's own value overrides the common one. */
function token(name: string, theme: 'dark' | 'light' = 'dark'): Oklch {
  const found = [...tokens.matchAll(new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`, 'g'))];
  const [, ...numbers] = (theme === 'light' ? found.at(-1) : found[0]) ?? [];
  if (numbers.length !== 3) throw new Error(`No colour --${name}`);
  return numbers.map(Number) as unknown as Oklch;
}

const ink = token('on-bright');
const darkGround = token('night-0');
const lightGround = token('ground', 'light');

it('measures contrast as WCAG does', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  expect(contrast([0.5, 0.1, 200], [0.5, 0.1, 200])).toBe(1);
});

describe.each(categoryIds)('the colours of %s', (id) => {
  const { face, niche, lip } = categoryColors[id];

  it('give text a readable contrast, in both themes', () => {
    expect(contrast(ink, face)).toBeGreaterThanOrEqual(4.5);
  });

  it('are saturated enough to look coloured', () => {
    expect(face[0]).toBeGreaterThanOrEqual(0.65);
    expect(face[1]).toBeGreaterThanOrEqual(0.12);
  });

  it('outline a tile on the background of either theme, and a niche on its tile', () => {
    expect(contrast(face, darkGround)).toBeGreaterThanOrEqual(3);
    expect(contrast(lip, lightGround)).toBeGreaterThanOrEqual(3);
    expect(contrast(niche, face)).toBeGreaterThanOrEqual(3);
  });

  it('differ by at least 24 degrees from every other category', () => {
    for (const other of categoryIds.filter((one) => one !== id)) {
      const apart = Math.abs(categoryHue(id) - categoryHue(other));
      expect(Math.min(apart, 360 - apart), other).toBeGreaterThanOrEqual(24);
    }
  });
});
