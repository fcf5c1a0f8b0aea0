import type { MatchView } from '@trivia/contract/play/match.ts';
import type { OpenRoundView } from '@trivia/contract/play/rounds.ts';
import { Suspense, useEffect } from 'react';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { CountdownRing } from '../../ui/figures/countdown-ring.tsx';
import { useRunningClock } from '../match/running-clock.ts';
import { ROW_MIN, rightInARow } from '../match/stage/match-stage.ts';
import styles from './round-clock.module.css';

/** Remaining seconds from which the clock is highlighted. */
export const LATE_SECONDS = 5;

/** Milliseconds above which a time is not shown: a question that stays open until midnight has practically no clock. */
const LONGEST_SHOWN_MS = 5 * 60 * 1000;

const InARow = lazyWithPreload(async () => (await import('./in-a-row.tsx')).InARow);

interface RoundClockProps {
  readonly match: MatchView;
  readonly round: Pick<OpenRoundView, 'opensAtMs' | 'closesAtMs'>;
  readonly isOver: boolean;
}

/** Clock of a round; afterwards its place shows right answers in a row. */
export function RoundClock({ match, round: { opensAtMs, closesAtMs }, isOver }: RoundClockProps) {
  const row = isOver ? rightInARow(match) : 0;
  const isTimed = closesAtMs !== null && closesAtMs - opensAtMs <= LONGEST_SHOWN_MS;
  useRunningClock(isTimed && !isOver);
  // Preload before a right answer may complete a row.
  const mayBeRow = rightInARow(match) >= ROW_MIN - 1;
  useEffect(() => {
    if (mayBeRow) InARow.preload();
  }, [mayBeRow]);
  return (
    <div className={styles.place} data-over={isOver}>
      {isTimed && (
        <div className={styles.clock}>
          <CountdownRing opensAtMs={opensAtMs} closesAtMs={closesAtMs} lateSeconds={LATE_SECONDS} />
        </div>
      )}
      {row >= ROW_MIN && (
        <Suspense>
          <InARow count={row} />
        </Suspense>
      )}
    </div>
  );
}
