import { expect, it } from 'vitest';
import { RoundTripMeter } from './round-trip-meter.ts';

const INTERVALS = { roundTripEveryMs: 3_000, steadyRoundTripEveryMs: 7_000 };
const LOOK_EVERY_MS = 1_000;

/** Looks at a line each second and answers its pings after the given times. Returns the seconds between the pings. */
function pause(
  meter: RoundTripMeter,
  fromMs: number,
  tookMs: readonly number[],
): { pauses: number[]; endMs: number } {
  const pauses: number[] = [];
  let [nowMs, lastMs] = [fromMs, fromMs];
  for (const took of tookMs) {
    while (!meter.isDue(nowMs, INTERVALS)) nowMs += LOOK_EVERY_MS;
    pauses.push((nowMs - lastMs) / 1_000);
    lastMs = nowMs;
    meter.recordPong(meter.startPing(nowMs), nowMs + took);
    nowMs += LOOK_EVERY_MS;
  }
  return { pauses, endMs: nowMs };
}

it('is asked each second until five round trips are known, and a steady one each seventh second from then on', () => {
  expect(pause(new RoundTripMeter(), 0, [90, 80, 100, 90, 95, 85, 90]).pauses).toEqual([0, 1, 1, 1, 1, 7, 7]);
});

it('is asked each third second when its round trips differ', () => {
  expect(pause(new RoundTripMeter(), 0, [90, 300, 100, 400, 95, 85, 200]).pauses).toEqual([
    0, 1, 1, 1, 1, 3, 3,
  ]);
});

it('is known anew within nine seconds after a steady line has got worse, as any other line is', () => {
  const meter = new RoundTripMeter();
  const { endMs } = pause(meter, 0, [90, 80, 100, 90, 95]);
  const { pauses, endMs: knownMs } = pause(meter, endMs - LOOK_EVERY_MS, [400, 410, 420]);
  expect(pauses).toEqual([7, 1, 1]);
  expect(meter.recentMs(knownMs)).toBe(400);
});
