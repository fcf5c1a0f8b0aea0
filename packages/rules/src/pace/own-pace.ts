/** A player's own pace in games alone. Rewards are the same at any pace. */
import type { OwnPace, OwnTime, Pace } from '../match/mode.ts';

const factors = { x1: 1, x2: 2, x5: 5 } as const;

/** Seconds for a question at a player's own pace; null: no clock. */
export const secondsAt = (time: OwnTime, seconds: number | null): number | null =>
  seconds === null || time === 'none' ? null : seconds * factors[time];

/** Pace of a game alone, as its player chose it. */
export function atOwnPace(pace: Pace, own: OwnPace | undefined): Pace {
  if (!own) return pace;
  return {
    ...pace,
    secondsPerRound: secondsAt(own.time, pace.secondsPerRound),
    revealSeconds: own.revealsWait ? null : pace.revealSeconds,
  };
}

/** Whether a player at this pace may be among the day's first: at most twice the time for each question. */
export const mayBeFirst = (own: OwnPace | undefined): boolean =>
  own === undefined || own.time === 'x1' || own.time === 'x2';
