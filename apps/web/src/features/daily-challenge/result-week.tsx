import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { Flame } from 'lucide-react';
import { Mascot } from '../../game/art/mascot.tsx';
import { WeekRow } from '../../game/daily/week-row.tsx';
import { weekWith } from '../../game/daily/week-states.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './result-week.module.css';

interface ResultWeekProps {
  readonly pose: 'cheering' | 'consoling';
  readonly match: Pick<MatchView, 'id'>;
  /** Undefined until it has loaded; its space is reserved. */
  readonly daily: DailyChallenge | undefined;
}

/** Streak of days, and this week's challenges with the mascot on top. */
export function ResultWeek({ match, daily, pose }: ResultWeekProps) {
  const { t } = useI18n();
  return (
    <div className={styles.place}>
      <Mascot className={styles.mascot} pose={pose} looks="start" />
      {daily && (
        <>
          {daily.streakDays > 0 && (
            <p className={styles.streak}>
              <Flame className={styles.flame} aria-hidden="true" />
              {t('daily.streak', { n: daily.streakDays })}
            </p>
          )}
          <WeekRow daily={weekWith(daily, match.id)} on="ground" />
        </>
      )}
    </div>
  );
}
