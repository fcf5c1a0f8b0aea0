import { expect, it } from 'vitest';
import { resumePath } from './resume-path.ts';

it('leads to the match of every game of one player', () => {
  expect(resumePath({ id: 'a', type: 'survival', mode: 'solo' })).toBe('/play/solo-survival/match?match=a');
  expect(resumePath({ id: 'a', type: 'quiz', mode: 'solo' })).toBe('/play/quiz?match=a');
});

it('leads nowhere where there is no screen', () => {
  expect(resumePath({ id: 'a', type: 'survival', mode: 'multi' })).toBeUndefined();
});
