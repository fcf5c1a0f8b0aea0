import { expect, it } from 'vitest';
import { askedPseudoLanguage, pseudoText } from './pseudo-language.ts';

it('is selected by the address', () => {
  expect(askedPseudoLanguage('?lang=xa')).toBe('xa');
  expect(askedPseudoLanguage('?lang=xb')).toBe('xb');
  expect(askedPseudoLanguage('?lang=ku')).toBeNull();
});

it('is longer than English, and readable', () => {
  expect(pseudoText('Play now', 'xa')).toBe('[Pláý ñów~~~]');
  expect(pseudoText('Play', 'xb')).toBe('\u202ePláý~~\u202c');
});
