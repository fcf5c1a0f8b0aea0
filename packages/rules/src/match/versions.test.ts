import { expect, it } from 'vitest';
import { modes } from '../modes/table.ts';
import { modeIds } from './mode.ts';
import { modeIn, RULES_VERSION } from './versions.ts';

it('new matches use the current modes', () => {
  for (const id of modeIds) expect(modeIn(RULES_VERSION, id)).toBe(modes[id]);
});

it('a future version of the rules throws', () => {
  expect(() => modeIn(RULES_VERSION + 1, 'quiz')).toThrow(RangeError);
});
