import { addDays, type Day, weekStart } from '@trivia/rules/calendar/baghdad.ts';
import type { Streaks } from '@trivia/rules/streak.ts';
import type { CompiledQuery } from 'kysely';
import { compileOnce } from '../../lib/database/compile-once.ts';
import type { Db } from '../../lib/database/db.ts';

export interface DailyPlay {
  readonly day: Day;
  readonly matchId: string;
  readonly status: 'playing' | 'played' | 'forfeited';
  /** Days in a row up to this one; null while it is being played. */
  readonly streak: number | null;
}

function statusOf(streak: number | null): DailyPlay['status'] {
  if (streak === null) return 'playing';
  return streak === 0 ? 'forfeited' : 'played';
}

interface PlayDays {
  readonly playerId: string;
  readonly from: Day;
  readonly today: Day;
}

const playsWithin = compileOnce((db, { playerId, from, today }: PlayDays) =>
  db
    .selectFrom('daily_play')
    .select(['day', 'match_id', 'streak'])
    .where('player_id', '=', playerId)
    .where('day', '>=', from)
    .where('day', '<=', today)
    .orderBy('day'),
);

/** A player's challenges of this week up to today, and of yesterday, oldest first. */
export function dailyPlaysOf(db: Db, playerId: string, today: Day) {
  const yesterday = addDays(today, -1);
  const week = weekStart(today);
  return playsWithin(db, { playerId, from: week < yesterday ? week : yesterday, today });
}

type PlayRow = ReturnType<typeof playsWithin> extends CompiledQuery<infer Row> ? Row : never;

export const listDailyPlays = async (db: Db, playerId: string, today: Day): Promise<DailyPlay[]> =>
  toDailyPlays((await db.executeQuery(dailyPlaysOf(db, playerId, today))).rows);

/** Challenges of the rows of `dailyPlaysOf`. */
export function toDailyPlays(rows: readonly PlayRow[]): DailyPlay[] {
  return rows.map(({ day, match_id, streak }) => ({
    day,
    matchId: match_id,
    status: statusOf(streak),
    streak,
  }));
}

/** Streaks of the finished days. */
export const streaksOf = (plays: readonly { readonly day: Day; readonly streak: number | null }[]): Streaks =>
  new Map(plays.flatMap(({ day, streak }) => (streak === null ? [] : [[day, streak] as const])));
