import { expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

it('leads to the match of every game of one player', () => {
  expect(matchPath({ id: 'a', type: 'survival', mode: 'solo' })).toBe('/play/solo-survival/match?match=a');
  expect(matchPath({ id: 'a', type: 'quiz', mode: 'solo' })).toBe('/play/quiz?match=a');
});

it('leads to the match of every live game, and not to the solo game of the same kind', () => {
  expect(matchPath({ id: 'a', type: 'headtohead', mode: 'multi' })).toBe('/play/1v1?match=a');
  expect(matchPath({ id: 'a', type: 'survival', mode: 'multi' })).toBe('/play/multi-survival/match?match=a');
  expect(matchPath({ id: 'a', type: 'tugofwar', mode: 'multi' })).toBe('/play/tug-of-war/match?match=a');
});

it('leads nowhere where there is no screen', () => {
  expect(matchPath({ id: 'a', type: 'puzzle', mode: 'multi' })).toBeUndefined();
});
