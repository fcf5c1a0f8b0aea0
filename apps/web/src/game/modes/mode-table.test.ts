import { modeIds } from '@trivia/rules/mode.ts';
import { modes } from '@trivia/rules/modes/table.ts';
import { expect, it } from 'vitest';
import { findModeId, modeTable } from './mode-table.ts';

it.each(modeIds)('knows %s by the names that the rules give it', (id) => {
  expect(modeTable[id]).toMatchObject({ type: modes[id].type, mode: modes[id].mode });
  expect(findModeId(modeTable[id].type, modeTable[id].mode)).toBe(id);
});

it('finds nothing for a pair that is no mode', () => {
  expect(findModeId('puzzle', 'multi')).toBeUndefined();
});
