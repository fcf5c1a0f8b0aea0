import { expect, it } from 'vitest';
import { codeEnd, groupCode, maskCode } from './format-code.ts';

it('groups digits by four, and leaves letters unchanged', () => {
  expect(groupCode('482170935516')).toBe('4821 7093 5516');
  expect(groupCode('48217093551')).toBe('4821 7093 551');
  expect(groupCode('TEA-4821-91')).toBe('TEA-4821-91');
  expect(groupCode('4821')).toBe('4821');
});

it('shows only the end of a long code, and nothing of a short one', () => {
  expect(maskCode('482170935516')).toBe('•••• •••• 5516');
  expect([maskCode('TEA-4821'), codeEnd('TEA-4821')]).toEqual(['•••• ••••', '']);
});
