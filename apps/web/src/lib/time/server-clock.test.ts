import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const START_MS = Date.parse('2026-03-01T12:00:00Z');

let clock: typeof import('./server-clock.ts');

beforeEach(async () => {
  vi.useFakeTimers({ now: START_MS });
  vi.resetModules();
  clock = await import('./server-clock.ts');
});
afterEach(() => void vi.useRealTimers());

/** Estimated difference of the server's clock to the phone's, in milliseconds. */
const ahead = (): number => clock.serverNowMs() - Date.now();

it('estimates the way back as half of the round trip', () => {
  clock.addServerTimeSample(START_MS + 5000, 80);
  expect(ahead()).toBe(5040);
});

it('keeps an exact sample after a slow reply', () => {
  clock.addServerTimeSample(START_MS, 40);
  clock.addServerTimeSample(START_MS - 100, 900);
  expect(ahead()).toBe(20);
});

it('accepts a slow reply after the exact sample has expired', () => {
  clock.addServerTimeSample(START_MS, 40);
  vi.advanceTimersByTime(11 * 60_000);
  clock.addServerTimeSample(Date.now() + 300, 900);
  expect(ahead()).toBe(750);
});

it("accepts a slow reply after the phone's clock was changed", () => {
  clock.addServerTimeSample(START_MS, 40);
  vi.setSystemTime(START_MS + 27_000);
  clock.addServerTimeSample(START_MS + 300, 900);
  expect(ahead()).toBe(-27_000 + 750);
});

it('accepts replies as exact as the first after the clock was changed', () => {
  clock.addServerTimeSample(START_MS, 40);
  vi.setSystemTime(START_MS - 60_000);
  clock.addServerTimeSample(START_MS, 400);
  clock.addServerTimeSample(START_MS, 60);
  expect(ahead()).toBe(60_030);
});
