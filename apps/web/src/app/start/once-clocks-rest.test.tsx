import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRunningClock } from '../../game/match/running-clock.ts';
import { onceClocksRest } from './once-clocks-rest.ts';

function Clock({ isRunning }: { readonly isRunning: boolean }) {
  useRunningClock(isRunning);
  return null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls back at once where no clock runs', () => {
  const done = vi.fn();
  onceClocksRest(done);
  vi.advanceTimersByTime(0);
  expect(done).toHaveBeenCalledOnce();
});

it('waits for the end of the clock and of the reveal', () => {
  const done = vi.fn();
  const { rerender } = render(<Clock isRunning />);
  onceClocksRest(done);
  vi.advanceTimersByTime(20_000);
  rerender(<Clock isRunning={false} />);
  vi.advanceTimersByTime(1499);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

it('waits on where the next clock starts before the reveal has ended', () => {
  const done = vi.fn();
  const { rerender, unmount } = render(<Clock isRunning />);
  onceClocksRest(done);
  rerender(<Clock isRunning={false} />);
  vi.advanceTimersByTime(1000);
  rerender(<Clock isRunning />);
  vi.advanceTimersByTime(20_000);
  expect(done).not.toHaveBeenCalled();
  unmount();
  vi.advanceTimersByTime(1500);
  expect(done).toHaveBeenCalledOnce();
});

it('never calls back after giving up', () => {
  const done = vi.fn();
  const { unmount } = render(<Clock isRunning />);
  const giveUp = onceClocksRest(done);
  unmount();
  giveUp();
  vi.advanceTimersByTime(5000);
  expect(done).not.toHaveBeenCalled();
});
