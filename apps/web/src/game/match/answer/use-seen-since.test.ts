import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRound } from '../match.testing.ts';
import { useSeenSince } from './use-seen-since.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const see = (opensInMs: number) =>
  renderHook(({ round }) => useSeenSince(round), {
    initialProps: { round: openRound(1, Date.now() + opensInMs) },
  });

it('counts from the moment in which the question opens, where it is there before', () => {
  const { result } = see(2000);
  vi.advanceTimersByTime(1500);
  expect(result.current()).toBe(0);
  vi.advanceTimersByTime(3500);
  expect(result.current()).toBe(3000);
});

it('counts from when the question was painted, where that was later', () => {
  const { result } = see(-4000);
  vi.advanceTimersByTime(1000);
  expect(result.current()).toBe(1000);
});

it('counts anew with each question, and not with each view of the same one', () => {
  const { result, rerender } = see(-4000);
  vi.advanceTimersByTime(1000);
  rerender({ round: openRound(1, Date.now() - 5000) });
  expect(result.current()).toBe(1000);
  rerender({ round: openRound(2, Date.now() - 5000) });
  vi.advanceTimersByTime(200);
  expect(result.current()).toBe(200);
});
