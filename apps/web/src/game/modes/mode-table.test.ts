import { modeIds } from '@trivia/rules/mode.ts';
import { modes } from '@trivia/rules/modes/table.ts';
import { expect, it } from 'vitest';
import { findMode, modeTable } from './mode-table.ts';

it.each(modeIds)('knows %s by the names that the rules give it', (id) => {
  expect(modeTable[id]).toMatchObject({ type: modes[id].type, mode: modes[id].mode });
  expect(findMode(modeTable[id])).toBe(id);
});

it('finds nothing for a pair that is no mode', () => {
  expect(findMode({ type: 'puzzle', mode: 'multi' })).toBeUndefined();
});
