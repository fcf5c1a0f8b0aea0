import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';

/** An open challenge with the given values. */
export const sampleDaily = (wanted: Partial<DailyChallenge>): DailyChallenge => ({
  day: '2026-11-21',
  sealHash: 'a'.repeat(64),
  tomorrowSealHash: 'b'.repeat(64),
  status: 'open',
  matchId: null,
  playsLeft: 3,
  rounds: 5,
  secondsPerRound: 30,
  rewards: { pointsPerRight: 20, pointsForAllRight: 50, firstCount: 1000, firstPoints: 50, firstCoins: 20 },
  placesTaken: 12,
  streakDays: 0,
  week: [{ day: '2026-11-21', state: 'today' }],
  nextAtMs: 0,
  ...wanted,
});
