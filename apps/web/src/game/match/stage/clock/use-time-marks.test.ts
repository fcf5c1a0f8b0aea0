import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimeMarks } from './use-time-marks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

const lasting = (ms: number, passedMs = 0) => {
  const opensAtMs = Date.now() - passedMs;
  return { opensAtMs, closesAtMs: opensAtMs + ms };
};

it('announces 10 and 5 seconds only', () => {
  const times = lasting(30_000);
  const { result } = renderHook(() => useTimeMarks(times, true));
  pass(19_990);
  expect(result.current).toBeNull();
  pass(20);
  expect(result.current).toBe(10);
  pass(5000);
  expect(result.current).toBe(5);
});

it('announces neither earlier marks, nor any after the answer is locked', () => {
  const times = lasting(30_000, 23_000);
  const { result, rerender } = renderHook(({ runs }) => useTimeMarks(times, runs), {
    initialProps: { runs: true },
  });
  expect(result.current).toBeNull();
  rerender({ runs: false });
  pass(6000);
  expect(result.current).toBeNull();
});

it('announces nothing in the first half of a short time', () => {
  const times = lasting(12_000);
  const { result } = renderHook(() => useTimeMarks(times, true));
  pass(6_990);
  expect(result.current).toBeNull();
  pass(20);
  expect(result.current).toBe(5);
});
