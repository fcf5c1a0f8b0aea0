import { useQueryClient } from '@tanstack/react-query';
import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { Flame } from 'lucide-react';
import { useCallback } from 'react';
import { WeekRow } from '../../../game/daily/week-row.tsx';
import { FairPlayLink } from '../../../game/fair-play-link.tsx';
import { dailyQuery } from '../../../game/queries/daily-query.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../../lib/time/use-time-left.ts';
import { Weave } from '../../../ui/ornament/weave.tsx';
import styles from './daily-card.module.css';
import { DailyState } from './daily-state.tsx';

/** Today's challenge, this week's challenges, and the time of the next one. */
export function DailyCard({ daily }: { readonly daily: DailyChallenge }) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const refetch = useCallback(() => void queryClient.invalidateQueries(dailyQuery), [queryClient]);
  const time = useTimeLeft(daily.nextAtMs, refetch);
  return (
    <section className={styles.card} aria-labelledby="daily">
      <Weave />
      <h2 id="daily">{t('daily.today')}</h2>
      <p>{t('daily.same', { rounds: daily.rounds })}</p>
      <WeekRow daily={daily} />
      {daily.streakDays > 0 && (
        <p className={styles.streak}>
          <Flame className={styles.flame} aria-hidden="true" />
          {t('daily.streak', { n: daily.streakDays })}
        </p>
      )}
      <DailyState daily={daily} />
      <p className={styles.foot}>
        <span>{t('daily.nextIn', { time })}</span>
        <FairPlayLink className={styles.fair} />
      </p>
    </section>
  );
}
