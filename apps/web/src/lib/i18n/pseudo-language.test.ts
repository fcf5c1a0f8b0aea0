import { expect, it } from 'vitest';
import { pseudoText, readPseudoLanguage } from './pseudo-language.ts';

it('is selected by the address', () => {
  expect(readPseudoLanguage('?lang=xa')).toBe('xa');
  expect(readPseudoLanguage('?lang=xb')).toBe('xb');
  expect(readPseudoLanguage('?lang=ku')).toBeNull();
});

it('is longer than English, and readable', () => {
  expect(pseudoText('Play now', 'xa')).toBe('[Pláý ñów~~~]');
  expect(pseudoText('Play', 'xb')).toBe('\u202ePláý~~\u202c');
});
