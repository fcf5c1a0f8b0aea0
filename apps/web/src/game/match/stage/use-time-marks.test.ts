import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimeMarks } from './use-time-marks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('speaks at 10 and 5 seconds only', () => {
  const closesAtMs = Date.now() + 30_000;
  const { result } = renderHook(() => useTimeMarks(closesAtMs, true));
  pass(19_990);
  expect(result.current).toBeNull();
  pass(20);
  expect(result.current).toBe(10);
  pass(5000);
  expect(result.current).toBe(5);
});

it('does not speak of a time that had passed before, nor once the answer is locked', () => {
  const closesAtMs = Date.now() + 7000;
  const { result, rerender } = renderHook(({ runs }) => useTimeMarks(closesAtMs, runs), {
    initialProps: { runs: true },
  });
  expect(result.current).toBeNull();
  rerender({ runs: false });
  pass(6000);
  expect(result.current).toBeNull();
});
