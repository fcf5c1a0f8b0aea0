import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import { limits } from '@trivia/contract/limits.ts';
import { CalendarDays, Hourglass, TriangleAlert, Users } from 'lucide-react';
import { useI18n } from '../../lib/i18n.ts';
import styles from '../play/lobby/plan-rules.module.css';

export function DailyRules({ daily }: { readonly daily: DailyChallenge }) {
  const { t } = useI18n();
  return (
    <section className={styles.rules}>
      <h2>{t('play.rules')}</h2>
      <ul>
        <li>
          <Users className={styles.icon} aria-hidden="true" />
          {t('play.ruleSame', { rounds: daily.rounds })}
        </li>
        <li>
          <Hourglass className={styles.icon} aria-hidden="true" />
          {t('play.ruleTime', { seconds: daily.secondsPerRound })}
        </li>
        <li>
          <CalendarDays className={styles.icon} aria-hidden="true" />
          {t('play.ruleOnce')}
        </li>
      </ul>
      <div className={styles.warning}>
        <TriangleAlert className={styles.icon} aria-hidden="true" />
        <p>
          <b>{t('play.warningTitle')}</b>
          {t('play.warning', { seconds: limits.dailyAbsenceSeconds })}
        </p>
      </div>
    </section>
  );
}
