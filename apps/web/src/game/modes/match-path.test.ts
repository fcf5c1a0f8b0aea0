import { expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

it('is a path for each single-player mode', () => {
  expect(matchPath({ id: 'a', type: 'survival', mode: 'solo' })).toBe('/play/solo-survival/match?match=a');
  expect(matchPath({ id: 'a', type: 'quiz', mode: 'solo' })).toBe('/play/quiz?match=a');
});

it('is a path for each live mode, different from that of its single-player mode', () => {
  expect(matchPath({ id: 'a', type: 'headtohead', mode: 'multi' })).toBe('/play/1v1?match=a');
  expect(matchPath({ id: 'a', type: 'survival', mode: 'multi' })).toBe('/play/multi-survival/match?match=a');
  expect(matchPath({ id: 'a', type: 'tugofwar', mode: 'multi' })).toBe('/play/tug-of-war/match?match=a');
});

it('is undefined without a screen', () => {
  expect(matchPath({ id: 'a', type: 'puzzle', mode: 'multi' })).toBeUndefined();
});
