import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLastSeconds } from './use-last-seconds.ts';

const felt = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { ...navigator, vibrate: felt });
});
afterEach(() => {
  felt.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is true in the last five seconds, each of which gives feedback', () => {
  const closesAtMs = Date.now() + 8000;
  const { result } = renderHook(() => useLastSeconds(closesAtMs, true));
  act(() => void vi.advanceTimersByTime(2900));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(200));
  expect(result.current).toBe(true);
  expect(felt).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(felt).toHaveBeenCalledTimes(5);
});

it('is false after an answer is locked, and without a clock', () => {
  const closesAtMs = Date.now() + 3000;
  const locked = renderHook(() => useLastSeconds(closesAtMs, false));
  const endless = renderHook(() => useLastSeconds(null, true));
  act(() => void vi.advanceTimersByTime(10_000));
  expect([locked.result.current, endless.result.current]).toEqual([false, false]);
  expect(felt).not.toHaveBeenCalled();
});
