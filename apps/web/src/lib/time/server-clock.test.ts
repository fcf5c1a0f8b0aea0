import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const START_MS = Date.parse('2026-03-01T12:00:00Z');

let clock: typeof import('./server-clock.ts');

beforeEach(async () => {
  vi.useFakeTimers({ now: START_MS });
  vi.resetModules();
  clock = await import('./server-clock.ts');
});
afterEach(() => void vi.useRealTimers());

/** Difference between the estimated clock of the server and the phone's, in milliseconds. */
const ahead = (): number => clock.serverNowMs() - Date.now();

it('takes half of the round trip as the way back', () => {
  clock.noteServerTime(START_MS + 5000, 80);
  expect(ahead()).toBe(5040);
});

it('keeps an exact sample when an answer took long', () => {
  clock.noteServerTime(START_MS, 40);
  clock.noteServerTime(START_MS - 100, 900);
  expect(ahead()).toBe(20);
});

it('takes an answer that took long after the exact sample has aged', () => {
  clock.noteServerTime(START_MS, 40);
  vi.advanceTimersByTime(11 * 60_000);
  clock.noteServerTime(Date.now() + 300, 900);
  expect(ahead()).toBe(750);
});

it("takes an answer that took long after the phone's clock was set", () => {
  clock.noteServerTime(START_MS, 40);
  vi.setSystemTime(START_MS + 27_000);
  clock.noteServerTime(START_MS + 300, 900);
  expect(ahead()).toBe(-27_000 + 750);
});

it('keeps correcting by answers as exact as the first after the clock was set', () => {
  clock.noteServerTime(START_MS, 40);
  vi.setSystemTime(START_MS - 60_000);
  clock.noteServerTime(START_MS, 400);
  clock.noteServerTime(START_MS, 60);
  expect(ahead()).toBe(60_030);
});
