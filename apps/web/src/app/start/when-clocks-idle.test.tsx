import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRunningClock } from '../../game/match/running-clock.ts';
import { whenClocksIdle } from './when-clocks-idle.ts';

function Clock({ isRunning }: { readonly isRunning: boolean }) {
  useRunningClock(isRunning);
  return null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls back at once if no clock is running', () => {
  const done = vi.fn();
  whenClocksIdle(done);
  vi.advanceTimersByTime(0);
  expect(done).toHaveBeenCalledOnce();
});

it('waits for the end of the clock and its reveal', () => {
  const done = vi.fn();
  const { rerender } = render(<Clock isRunning />);
  whenClocksIdle(done);
  vi.advanceTimersByTime(20_000);
  rerender(<Clock isRunning={false} />);
  vi.advanceTimersByTime(1499);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

it('keeps waiting if the next clock starts during the reveal', () => {
  const done = vi.fn();
  const { rerender, unmount } = render(<Clock isRunning />);
  whenClocksIdle(done);
  rerender(<Clock isRunning={false} />);
  vi.advanceTimersByTime(1000);
  rerender(<Clock isRunning />);
  vi.advanceTimersByTime(20_000);
  expect(done).not.toHaveBeenCalled();
  unmount();
  vi.advanceTimersByTime(1500);
  expect(done).toHaveBeenCalledOnce();
});

it('never calls back after it was cancelled', () => {
  const done = vi.fn();
  const { unmount } = render(<Clock isRunning />);
  const giveUp = whenClocksIdle(done);
  unmount();
  giveUp();
  vi.advanceTimersByTime(5000);
  expect(done).not.toHaveBeenCalled();
});
