import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { weekEndMs } from '@trivia/rules/calendar/baghdad.ts';

const reasons = {
  played: 'modes.lockedPlayed',
  forfeited: 'modes.lockedForfeited',
  limit_reached: 'modes.lockedLimit',
} as const;

/** Reason why today's challenge can't be played, with its end; null if it can. */
export function dailyLock({ status, day, nextAtMs }: DailyChallenge) {
  if (status === 'open' || status === 'playing') return null;
  return { reason: reasons[status], untilMs: status === 'limit_reached' ? weekEndMs(day) : nextAtMs };
}
