import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';

const indexes = [0, 1, 2, 3, 4, 5, 6] as const;

/** The days of a week with how each stands; today once played is told apart from the other played days. */
export function dayStates({ day: today, week }: Pick<DailyChallenge, 'day' | 'week'>) {
  return indexes.flatMap((index) => {
    const entry = week[index];
    if (!entry) return [];
    const isPlayedToday = entry.day === today && entry.state === 'played';
    return [{ index, day: entry.day, state: isPlayedToday ? ('playedToday' as const) : entry.state }];
  });
}
