import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSilence } from './watch-silence.ts';

const ping = vi.fn();
const onSilent = vi.fn();
const onDead = vi.fn();
let watch: ReturnType<typeof watchSilence>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  watch = watchSilence({ ping, onSilent, onDead });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

it('sends no ping while messages come', () => {
  for (let second = 0; second < 20; second += 1) {
    vi.advanceTimersByTime(1000);
    watch.heard();
  }
  expect(ping).not.toHaveBeenCalled();
});

it('reports a dead network within 3.5 s, and its return at once', () => {
  vi.advanceTimersByTime(3500);
  expect(ping).toHaveBeenCalledOnce();
  expect(onSilent.mock.calls).toEqual([[true]]);
  watch.heard();
  expect(onSilent.mock.calls).toEqual([[true], [false]]);
  expect(onDead).not.toHaveBeenCalled();
});

it('gives the line up after 8 s', () => {
  vi.advanceTimersByTime(8000);
  expect(onDead).toHaveBeenCalledOnce();
});

it('takes no offence at an answer that needs a second', () => {
  for (let times = 0; times < 5; times += 1) {
    vi.advanceTimersByTime(2500);
    watch.heard();
  }
  expect(ping).toHaveBeenCalled();
  expect(onSilent).not.toHaveBeenCalled();
});

it('does not take the device’s own sleep for silence', () => {
  vi.setSystemTime(Date.now() + 600_000);
  vi.advanceTimersByTime(250);
  expect(ping).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  watch.heard();
  expect(onSilent).not.toHaveBeenCalled();
  expect(onDead).not.toHaveBeenCalled();
});
