/** Daily challenge: one set of questions per Baghdad day for everyone, with a sealed answer key. */
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

const day = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'field.day' }));

export const dailyChallenge = z.object({
  day: z.string(),
  /** SHA-256 in hex of the sealed document (day, seed and answer key), which is published after the day. */
  sealHash: z.string(),
  tomorrowSealHash: z.string(),
  nextAtMs: z.int(),
  status: z.enum(['open', 'playing', 'played', 'forfeited', 'limit_reached']),
  matchId: z.nullable(z.uuid()),
  /** Plays left in this week (Saturday to Friday); null for Plus, who plays every day. */
  playsLeft: z.nullable(z.int()),
  rounds: z.int(),
  secondsPerRound: z.int(),
  rewards: z.object({
    pointsPerRight: z.int(),
    pointsForAllRight: z.int(),
    firstCount: z.int(),
    firstPoints: z.int(),
    firstCoins: z.int(),
  }),
  /** Number of today's 1,000 places that are taken. */
  placesTaken: z.int(),
  streakDays: z.int(),
  /** This week, Saturday first. */
  week: z.array(z.object({ day: z.string(), state: z.enum(['played', 'missed', 'today', 'ahead']) })),
});
export type DailyChallenge = z.infer<typeof dailyChallenge>;

export const getDailyChallengeRoute = defineRoute({
  method: 'GET',
  path: '/api/play/daily-challenge',
  summary: 'Returns today’s challenge for this player',
  access: 'player',
  reply: dailyChallenge,
});

export const getDailySealRoute = defineRoute({
  method: 'GET',
  path: '/api/play/daily-challenge/:day/seal',
  summary: 'Returns the seal of a day’s challenge: its SHA-256, and after the day its document',
  access: 'public',
  params: z.object({ day }),
  reply: z.object({
    day: z.string(),
    hash: z.string(),
    /** Canonical JSON `{day, key: [{question, right}], seed}`; null until the day is over. */
    document: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
});
