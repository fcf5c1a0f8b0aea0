/** Pace chosen by the player of a single-player game, which does not affect rewards. */
import type { OwnPace, OwnTime, Pace } from '../match/mode.ts';

const factors = { x1: 1, x2: 2, x5: 5 } as const;

/** Computes the seconds per question at a chosen pace; null without a clock. */
export const secondsAt = (time: OwnTime, seconds: number | null): number | null =>
  seconds === null || time === 'none' ? null : seconds * factors[time];

/** Applies the chosen pace to a mode's own. */
export function applyOwnPace(pace: Pace, own: OwnPace | undefined): Pace {
  if (!own) return pace;
  return {
    ...pace,
    secondsPerRound: secondsAt(own.time, pace.secondsPerRound),
    revealSeconds: own.revealsWait ? null : pace.revealSeconds,
  };
}

/** Tells whether a player at this pace can be among the day's first: at most twice the time per question. */
export const mayBeFirst = (own: OwnPace | undefined): boolean =>
  own === undefined || own.time === 'x1' || own.time === 'x2';
