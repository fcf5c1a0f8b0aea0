import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRound } from '../match.testing.ts';
import { useSeenForMs } from './use-seen-for.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const see = (opensInMs: number) =>
  renderHook(({ round }) => useSeenForMs(round), {
    initialProps: { round: openRound(1, Date.now() + opensInMs) },
  });

it('counts from the opening of a question that was loaded before', () => {
  const { result } = see(2000);
  vi.advanceTimersByTime(1500);
  expect(result.current()).toBe(0);
  vi.advanceTimersByTime(3500);
  expect(result.current()).toBe(3000);
});

it('counts from the first paint of a question that was opened before', () => {
  const { result } = see(-4000);
  vi.advanceTimersByTime(1000);
  expect(result.current()).toBe(1000);
});

it('restarts with each question, not with each view of the same one', () => {
  const { result, rerender } = see(-4000);
  vi.advanceTimersByTime(1000);
  rerender({ round: openRound(1, Date.now() - 5000) });
  expect(result.current()).toBe(1000);
  rerender({ round: openRound(2, Date.now() - 5000) });
  vi.advanceTimersByTime(200);
  expect(result.current()).toBe(200);
});
