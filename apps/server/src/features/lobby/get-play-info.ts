import { dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { streakDays } from '@trivia/rules/streak.ts';
import type { Deps } from '../../deps.ts';
import { listDailyPlays, streaksOf } from '../daily-challenge/daily-plays.ts';

export interface PlayInfo {
  /** Number of matches played to their end. */
  readonly quizzesCompleted: number;
  readonly streakDays: number;
  /** `hasPlayed`: today's challenge is over, finished or forfeited. */
  readonly challenge: { readonly day: string; readonly hasPlayed: boolean };
}

/** Part of the user view about play. */
export async function getPlayInfo(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
): Promise<PlayInfo> {
  const today = dayOf(clock.nowMs());
  const [statistics, plays] = await Promise.all([
    db
      .selectFrom('player_statistics')
      .select('matches_completed')
      .where('player_id', '=', playerId)
      .executeTakeFirst(),
    listDailyPlays(db, playerId, today),
  ]);
  const todays = plays.find(({ day }) => day === today);
  return {
    quizzesCompleted: statistics?.matches_completed ?? 0,
    streakDays: streakDays(streaksOf(plays), today),
    challenge: { day: today, hasPlayed: todays !== undefined && todays.status !== 'playing' },
  };
}
