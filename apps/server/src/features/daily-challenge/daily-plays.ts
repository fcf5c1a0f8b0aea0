import { addDays, type Day } from '@trivia/rules/calendar/baghdad.ts';
import type { Db } from '../../deps.ts';

export interface DailyPlay {
  readonly day: Day;
  readonly matchId: string;
  readonly status: 'playing' | 'played' | 'forfeited';
}

/** Longest streak of days that is shown. */
const LOOK_BACK_DAYS = 1_000;

/** A player's challenges up to a day, oldest first. */
export async function listDailyPlays(db: Db, playerId: string, today: Day): Promise<DailyPlay[]> {
  const rows = await db
    .selectFrom('daily_play as play')
    .leftJoin('match_result as result', (join) =>
      join.onRef('result.match_id', '=', 'play.match_id').onRef('result.player_id', '=', 'play.player_id'),
    )
    .select(['play.day', 'play.match_id', 'result.is_forfeit'])
    .where('play.player_id', '=', playerId)
    .where('play.day', '>', addDays(today, -LOOK_BACK_DAYS))
    .where('play.day', '<=', today)
    .orderBy('play.day')
    .execute();
  return rows.map(({ day, match_id, is_forfeit }) => {
    if (is_forfeit === null) return { day, matchId: match_id, status: 'playing' };
    return { day, matchId: match_id, status: is_forfeit ? 'forfeited' : 'played' };
  });
}

/** Days that count for a streak: played to the end, not forfeited. */
export const playedDaysOf = (plays: readonly DailyPlay[]): Day[] =>
  plays.filter(({ status }) => status === 'played').map(({ day }) => day);
