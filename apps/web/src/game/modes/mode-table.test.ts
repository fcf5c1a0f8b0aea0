import { modeIds } from '@trivia/rules/match/mode.ts';
import { modes } from '@trivia/rules/modes/table.ts';
import { expect, it } from 'vitest';
import { findMode } from './mode-table.ts';

it.each(modeIds)('finds %s by its names on the wire', (id) => {
  expect(findMode(modes[id])).toBe(id);
});

it('finds nothing for an unknown pair', () => {
  expect(findMode({ type: 'puzzle', mode: 'multi' })).toBeUndefined();
});
