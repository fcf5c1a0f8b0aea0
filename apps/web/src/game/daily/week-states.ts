import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';

type Week = Pick<DailyChallenge, 'day' | 'week'>;

const indexes = [0, 1, 2, 3, 4, 5, 6] as const;

/** States of the days of a week. Today has its own state once it is played. */
export function dayStates({ day: today, week }: Week) {
  return indexes.flatMap((index) => {
    const entry = week[index];
    if (!entry) return [];
    const isPlayedToday = entry.day === today && entry.state === 'played';
    return [{ index, day: entry.day, state: isPlayedToday ? ('playedToday' as const) : entry.state }];
  });
}

/** Marks today as played if its match has just finished: data from before its end have the match, but not the mark. */
export function weekWith({ day, week, matchId }: DailyChallenge, finishedMatchId: string): Week {
  if (matchId !== finishedMatchId) return { day, week };
  return { day, week: week.map((entry) => (entry.day === day ? { day, state: 'played' } : entry)) };
}
