import { expect, it, vi } from 'vitest';
import { markReveal, msSinceReveal } from './reveal-time.ts';

it('counts from the reveal of the round', () => {
  vi.useFakeTimers({ now: 1000, toFake: ['performance'] });
  const round = document.createElement('section');
  const sheet = round.appendChild(document.createElement('div'));
  expect(msSinceReveal(sheet)).toBe(0);
  markReveal(round);
  vi.advanceTimersByTime(130);
  expect(msSinceReveal(sheet)).toBe(130);
  vi.useRealTimers();
});
