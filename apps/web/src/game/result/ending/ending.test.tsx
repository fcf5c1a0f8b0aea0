import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Ending, useHasReached } from './ending.tsx';

let reducesMotion: boolean;
beforeEach(() => {
  reducesMotion = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Phase() {
  const has = [useHasReached('gains'), useHasReached('balance'), useHasReached('rest')];
  return <p>{has.filter(Boolean).length}</p>;
}
const show = (isPlayed = true) =>
  render(
    <Ending isPlayed={isPlayed}>
      <Phase />
    </Ending>,
  );
const begun = () => Number(screen.getByText(/\d/).textContent);
const moves = () => document.querySelector('[data-moves]')?.getAttribute('data-moves');

it('shows faces, gains and balance in turn, and ends', () => {
  show();
  expect([begun(), moves()]).toEqual([0, 'true']);
  for (const count of [1, 2, 3]) {
    act(() => void vi.advanceTimersByTime(count === 1 ? 950 : count === 2 ? 650 : 1200));
    expect(begun()).toBe(count);
  }
  expect(moves()).toBe('false');
});

it.each(['pointerDown', 'wheel', 'keyDown'] as const)('skips to its end by %s', (event) => {
  show();
  fireEvent[event](document.body);
  expect([begun(), moves()]).toEqual([3, 'false']);
});

it('is complete at once under reduced motion, and when it is opened later', () => {
  reducesMotion = true;
  show();
  expect([begun(), moves()]).toEqual([3, 'false']);
  cleanup();
  reducesMotion = false;
  show(false);
  expect([begun(), moves()]).toEqual([3, 'false']);
});
