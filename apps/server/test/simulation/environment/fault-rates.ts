import type { Mishap } from '../database/server-connections.ts';
import type { Chance } from './chance.ts';

type Range = readonly [low: number, high: number];

/** Rates of faults in a world. */
export interface FaultRates {
  readonly nodes: number;
  /** Share of lost messages and calls, per direction. */
  readonly lossPercent: number;
  readonly duplicatePercent: number;
  readonly travelMs: Range;
  /** Number of statements between two faults of a server; null for none. */
  readonly mishapAfter: Range | null;
  /** Running time between two pauses of a process; null for none. */
  readonly holdAfterMs: Range | null;
  /** Delay of timers, up to seconds as on a busy machine. */
  readonly timersLateMs: Range;
  /** Share of slow statements. */
  readonly slowPercent: number;
  /** Time after which there are no faults, so that all games can finish. */
  readonly calmAfterMs: number;
}

type Ranges = readonly [Range, ...Range[]];
/** Latencies from a local network to a poor mobile one. */
const travels: Ranges = [
  [5, 60],
  [20, 400],
  [50, 1_500],
];
const delays: Ranges = [
  [0, 5],
  [500, 1_500],
  [1_000, 1_900],
  [1_000, 1_900],
];
const calm = { lossPercent: 0, duplicatePercent: 0, mishapAfter: null, holdAfterMs: null } as const;

export function drawFaultRates(chance: Chance): FaultRates {
  const base = {
    nodes: chance.pick([1, 1, 1, 1, 2, 2, 2, 3]),
    travelMs: chance.pick(travels),
    timersLateMs: chance.pick(delays),
    slowPercent: chance.pick([0, 3, 3, 20]),
    calmAfterMs: chance.between(8_000, 32_000),
  };
  if (chance.happens(10)) return { ...base, ...calm };
  return {
    ...base,
    lossPercent: chance.pick([0, 2, 10, 30]),
    duplicatePercent: chance.pick([0, 5, 20]),
    mishapAfter: chance.pick<Range | null>([null, [5, 60], [20, 200], [100, 500]]),
    holdAfterMs: chance.pick<Range | null>([null, null, [5_000, 20_000], [10_000, 40_000]]),
  };
}

export const drawMishap = (chance: Chance): Mishap =>
  chance.pick<Mishap>(['dies-before', 'dies-after', 'breaks-before', 'breaks-after']);

/** Draws the downtime of a server: mostly short, sometimes long enough for an outage. */
export const drawDowntimeMs = (chance: Chance): number =>
  chance.happens(75) ? chance.between(50, 2_500) : chance.between(3_500, 15_000);
