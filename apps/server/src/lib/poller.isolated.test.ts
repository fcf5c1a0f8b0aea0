import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Poller } from './poller.ts';

const SECOND = { waitMs: () => 1_000, onError: () => {} };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('continues after a failed run', async () => {
  const errors: unknown[] = [];
  const task = vi.fn().mockRejectedValueOnce('once').mockResolvedValue(undefined);
  const repeating = new Poller(task, { ...SECOND, onError: (error) => errors.push(error) });
  repeating.start();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(task).toHaveBeenCalledTimes(3);
  expect(errors).toEqual(['once']);
  await repeating.stop();
});

it('pauses after a failed run, however short the wait', async () => {
  const task = vi.fn().mockRejectedValue('the database is away');
  const repeating = new Poller(task, { ...SECOND, waitMs: () => 20 });
  repeating.start();
  for (let passed = 0; passed < 2_500; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    repeating.reschedule();
  }
  expect(task).toHaveBeenCalledTimes(3);
  task.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(task.mock.calls.length).toBeGreaterThan(4);
  await repeating.stop();
});

it('never runs twice simultaneously, however long a run takes', async () => {
  let running = 0;
  const most: number[] = [];
  const repeating = new Poller(async () => {
    running += 1;
    most.push(running);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    running -= 1;
  }, SECOND);
  repeating.start();
  for (let passed = 0; passed < 10; passed += 1) {
    repeating.reschedule();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(most.length).toBeGreaterThan(1);
  expect(Math.max(...most)).toBe(1);
});

it('runs earlier when the wait becomes shorter', async () => {
  let waitMs = 1_000;
  const task = vi.fn().mockResolvedValue(undefined);
  const repeating = new Poller(task, { ...SECOND, waitMs: () => waitMs });
  repeating.start();
  waitMs = 10;
  repeating.reschedule();
  await vi.advanceTimersByTimeAsync(10);
  expect(task).toHaveBeenCalledOnce();
  await repeating.stop();
});

it('stops after the current run', async () => {
  const done = vi.fn();
  const repeating = new Poller(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    done();
  }, SECOND);
  repeating.start();
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = repeating.stop();
  await vi.advanceTimersByTimeAsync(500);
  await stopped;
  expect(done).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toHaveBeenCalledOnce();
});
