import type { Chance } from './chance.ts';
import type { Mishap } from './host-lines.ts';

type Range = readonly [low: number, high: number];

/** How rough a world is. */
export interface Climate {
  readonly nodes: number;
  /** Of messages and calls, each way. */
  readonly lossPercent: number;
  readonly duplicatePercent: number;
  readonly travelMs: Range;
  /** How many statements a server does between two mishaps; null: none ever. */
  readonly mishapAfter: Range | null;
  /** How long servers run between two times at which they stand still; null: they never do. */
  readonly holdAfterMs: Range | null;
  /** After so long nothing goes wrong any more, so that everything can come to its end. */
  readonly calmAfterMs: number;
}

const calm = { lossPercent: 0, duplicatePercent: 0, mishapAfter: null, holdAfterMs: null } as const;

export function drawClimate(chance: Chance): Climate {
  const nodes = chance.pick([1, 1, 1, 2, 2, 3]);
  const base = {
    nodes,
    travelMs: chance.pick<Range>([
      [5, 60],
      [20, 400],
      [50, 1_500],
    ]),
  };
  const calmAfterMs = chance.between(15_000, 60_000);
  if (chance.happens(10)) return { ...base, ...calm, calmAfterMs };
  return {
    ...base,
    calmAfterMs,
    lossPercent: chance.pick([0, 2, 10, 30]),
    duplicatePercent: chance.pick([0, 5, 20]),
    mishapAfter: chance.pick<Range | null>([null, [5, 60], [20, 200], [100, 500]]),
    holdAfterMs: chance.pick<Range | null>([null, null, [5_000, 20_000], [10_000, 40_000]]),
  };
}

export const drawMishap = (chance: Chance): Mishap =>
  chance.pick<Mishap>(['dies-before', 'dies-after', 'breaks-before', 'breaks-after']);

/** Mostly soon, at times so late that it is an outage. */
export const drawDowntimeMs = (chance: Chance): number =>
  chance.happens(75) ? chance.between(50, 2_500) : chance.between(3_500, 15_000);
