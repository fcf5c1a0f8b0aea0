import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

const ping = vi.fn();
const onSilent = vi.fn();
const onDead = vi.fn();
let heartbeat: ReturnType<typeof startHeartbeat>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  heartbeat = startHeartbeat({ ping, onSilent, onDead });
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
});

it('sends no ping while messages arrive', () => {
  for (let second = 0; second < 20; second += 1) {
    vi.advanceTimersByTime(1000);
    heartbeat.onMessage();
  }
  expect(ping).not.toHaveBeenCalled();
});

it('reports a silent network within 3.5 s, and its return at once', () => {
  vi.advanceTimersByTime(3500);
  expect(ping).toHaveBeenCalledOnce();
  expect(onSilent.mock.calls).toEqual([[true]]);
  heartbeat.onMessage();
  expect(onSilent.mock.calls).toEqual([[true], [false]]);
  expect(onDead).not.toHaveBeenCalled();
});

it('reports a dead connection after 8 s', () => {
  vi.advanceTimersByTime(8000);
  expect(onDead).toHaveBeenCalledOnce();
});

it('accepts an answer after a second', () => {
  for (let times = 0; times < 5; times += 1) {
    vi.advanceTimersByTime(2500);
    heartbeat.onMessage();
  }
  expect(ping).toHaveBeenCalled();
  expect(onSilent).not.toHaveBeenCalled();
});

it('does not mistake the device’s own sleep for silence', () => {
  vi.setSystemTime(Date.now() + 600_000);
  vi.advanceTimersByTime(250);
  expect(ping).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  heartbeat.onMessage();
  expect(onSilent).not.toHaveBeenCalled();
  expect(onDead).not.toHaveBeenCalled();
});
