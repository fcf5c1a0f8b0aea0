import { addDays, type Day, weekStart } from '@trivia/rules/calendar/baghdad.ts';
import type { Streaks } from '@trivia/rules/streak.ts';
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

/** Query for a player's challenges of this week up to today, and of yesterday, oldest first. */
export async function listDailyPlays(db: Db, playerId: string, today: Day): Promise<DailyPlay[]> {
  const yesterday = addDays(today, -1);
  const week = weekStart(today);
  const rows = await db
    .selectFrom('daily_play')
    .select(['day', 'match_id', 'streak'])
    .where('player_id', '=', playerId)
    .where('day', '>=', week < yesterday ? week : yesterday)
    .where('day', '<=', today)
    .orderBy('day')
    .execute();
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
