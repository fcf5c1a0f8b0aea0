import { expect, it } from 'vitest';
import { modes } from '../modes/table.ts';
import { modeIds } from './mode.ts';
import { modeIn, RULES_VERSION } from './versions.ts';

it('new matches are played by the modes of today', () => {
  for (const id of modeIds) expect(modeIn(RULES_VERSION, id)).toBe(modes[id]);
});

it('there are no rules of a version to come', () => {
  expect(() => modeIn(RULES_VERSION + 1, 'quiz')).toThrow(RangeError);
});
