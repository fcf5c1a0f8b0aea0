import { expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

it('leads to the match of every game of one player', () => {
  expect(matchPath({ id: 'a', type: 'survival', mode: 'solo' })).toBe('/play/solo-survival/match?match=a');
  expect(matchPath({ id: 'a', type: 'quiz', mode: 'solo' })).toBe('/play/quiz?match=a');
});

it('leads nowhere where there is no screen', () => {
  expect(matchPath({ id: 'a', type: 'survival', mode: 'multi' })).toBeUndefined();
});
