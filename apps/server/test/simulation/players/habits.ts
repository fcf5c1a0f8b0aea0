import type { Chance } from '../environment/chance.ts';

/** Habits of a player. */
export interface Habits {
  /** Share of right answers. */
  readonly rightPercent: number;
  readonly slowestMs: number;
  /** Share of questions before which the player leaves. */
  readonly leaves: number;
  readonly missesPercent: number;
  /** Share of answers at the last moment. */
  readonly answersLatePercent: number;
  /** True if the player never leaves a match for taking too long. */
  readonly playsToEnd: boolean;
  readonly usesBoosterPercent: number;
  /** Share of rounds with two simultaneous answers. */
  readonly answersTwicePercent: number;
}

export const drawHabits = (chance: Chance): Habits => ({
  rightPercent: chance.pick([0, 30, 60, 95]),
  slowestMs: chance.pick([400, 1_200, 3_000, 16_000]),
  leaves: chance.pick([0, 0, 0, 1, 5]),
  answersLatePercent: chance.pick([0, 0, 0, 20, 60]),
  missesPercent: chance.pick([0, 0, 0, 5, 15, 60]),
  playsToEnd: chance.happens(15),
  usesBoosterPercent: chance.pick([0, 0, 30, 80]),
  answersTwicePercent: chance.pick([0, 0, 20]),
});
