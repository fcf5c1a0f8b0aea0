import { expect, it } from 'vitest';
import { RoundTripMeter } from './round-trip-meter.ts';

const INTERVALS = { roundTripEveryMs: 3_000, steadyRoundTripEveryMs: 7_000 };
const LOOK_EVERY_MS = 1_000;

/**
 * Offers a measurement each second, and answers pings after the given times. Returns the seconds between the pings.
 */
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

it('a connection is pinged each second until five measurements, and then every seventh second if steady', () => {
  expect(pause(new RoundTripMeter(), 0, [90, 80, 100, 90, 95, 85, 90]).pauses).toEqual([0, 1, 1, 1, 1, 7, 7]);
});

it('a connection is pinged every third second if its round trips vary', () => {
  expect(pause(new RoundTripMeter(), 0, [90, 300, 100, 400, 95, 85, 200]).pauses).toEqual([
    0, 1, 1, 1, 1, 3, 3,
  ]);
});

it('a steady connection that gets worse is remeasured within nine seconds', () => {
  const meter = new RoundTripMeter();
  const { endMs } = pause(meter, 0, [90, 80, 100, 90, 95]);
  const { pauses, endMs: knownMs } = pause(meter, endMs - LOOK_EVERY_MS, [400, 410, 420]);
  expect(pauses).toEqual([7, 1, 1]);
  expect(meter.recentMs(knownMs)).toBe(400);
});
