import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import type { MascotPose } from '@trivia/pictures/mascot-files.ts';

/** Time before the end of the day from which an unplayed challenge puts the streak at risk. */
const LAST_HOURS_MS = 5 * 60 * 60 * 1000;

interface Situation {
  readonly daily: Pick<DailyChallenge, 'status' | 'streakDays' | 'nextAtMs'>;
  readonly lifetimePoints: number;
  readonly nowMs: number;
}

/** Line of the mascot on home, as the key of a text. */
export function hostLineOf({ daily, lifetimePoints, nowMs }: Situation) {
  const { status, streakDays, nextAtMs } = daily;
  if (status === 'played') return 'host.done';
  if (status === 'forfeited') return 'host.tomorrow';
  if (status === 'limit_reached') return 'host.other';
  if (status === 'playing') return 'host.playing';
  if (streakDays > 0) return nextAtMs - nowMs < LAST_HOURS_MS ? 'host.atRisk' : 'host.streak';
  return lifetimePoints > 0 ? 'host.waiting' : 'host.first';
}

export type HostLine = ReturnType<typeof hostLineOf>;

const poses: Partial<Record<HostLine, MascotPose>> = {
  'host.done': 'cheering',
  'host.tomorrow': 'consoling',
  'host.atRisk': 'pointing',
};

/** Pose of the mascot while it says a line. */
export const hostPoseOf = (line: HostLine | undefined): MascotPose => (line && poses[line]) ?? 'hello';
