import type { Chance } from '../environment/chance.ts';

/** Habits of a player. */
export interface Manner {
  /** Share of right answers, in percent. */
  readonly skill: number;
  readonly slowestMs: number;
  /** Share of questions before which they leave, in percent. */
  readonly leaves: number;
  readonly staysAway: number;
  /** Answers at the last moment, in percent. */
  readonly dithers: number;
  /** Plays to the end, however long it takes; others leave when they have seen enough. */
  readonly hasPatience: boolean;
  readonly usesBooster: number;
  /** Sends two answers at once, in percent. */
  readonly hurries: number;
}

export const drawManner = (chance: Chance): Manner => ({
  skill: chance.pick([0, 30, 60, 95]),
  slowestMs: chance.pick([400, 1_200, 3_000, 16_000]),
  leaves: chance.pick([0, 0, 0, 1, 5]),
  dithers: chance.pick([0, 0, 0, 20, 60]),
  staysAway: chance.pick([0, 0, 0, 5, 15, 60]),
  hasPatience: chance.happens(15),
  usesBooster: chance.pick([0, 0, 30, 80]),
  hurries: chance.pick([0, 0, 20]),
});
