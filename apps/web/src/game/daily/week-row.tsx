import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { Check } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './week-row.module.css';
import { dayStates } from './week-states.ts';

interface WeekRowProps {
  readonly daily: Pick<DailyChallenge, 'day' | 'week'>;
  /** Background of the row: a card with its own colours, or the page. */
  readonly on?: 'card' | 'ground';
}

const words = {
  played: 'daily.dayPlayed',
  playedToday: 'daily.dayPlayedToday',
  missed: 'daily.dayMissed',
  today: 'daily.dayToday',
  ahead: 'daily.dayAhead',
} as const;

/** This week's challenges, from Saturday. */
export function WeekRow({ daily, on = 'card' }: WeekRowProps) {
  const { t } = useI18n();
  return (
    <ol className={styles.week} data-on={on} aria-label={t('daily.week')}>
      {dayStates(daily).map(({ index, day, state }) => (
        <li
          key={day}
          data-state={state}
          data-today={day === daily.day}
          aria-label={t(words[state], { day: t(`weekday.${index}`) })}
        >
          {state === 'played' || state === 'playedToday' ? (
            <Check className={styles.check} aria-hidden="true" />
          ) : (
            <span aria-hidden="true">{t(`weekdayShort.${index}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
