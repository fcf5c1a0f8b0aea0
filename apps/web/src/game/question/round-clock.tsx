import type { MatchView, OpenRoundView } from '@trivia/contract/match.ts';
import { Flame } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { CountdownRing } from '../../ui/figures/countdown-ring.tsx';
import { ROW_MIN, rightInARow } from '../match/stage/match-stage.ts';
import styles from './round-clock.module.css';

/** From so few seconds on a clock is late. */
export const LATE_SECONDS = 5;

interface RoundClockProps {
  readonly match: MatchView;
  readonly round: Pick<OpenRoundView, 'opensAtMs' | 'closesAtMs'>;
  readonly isOver: boolean;
}

/** The time of a round; once that is over, its place tells of a row of right answers. */
export function RoundClock({ match, round: { opensAtMs, closesAtMs }, isOver }: RoundClockProps) {
  const { t } = useI18n();
  const row = isOver ? rightInARow(match) : 0;
  return (
    <div className={styles.place} data-over={isOver}>
      {closesAtMs !== null && (
        <div className={styles.clock}>
          <CountdownRing opensAtMs={opensAtMs} closesAtMs={closesAtMs} lateSeconds={LATE_SECONDS} />
        </div>
      )}
      {row >= ROW_MIN && (
        <p className={styles.row}>
          <Flame aria-hidden="true" />
          {t('play.inARow', { n: row })}
        </p>
      )}
    </div>
  );
}
