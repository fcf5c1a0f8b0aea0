import type { MatchView, OpenRoundView } from '@trivia/contract/play/match.ts';
import { Suspense } from 'react';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { CountdownRing } from '../../ui/figures/countdown-ring.tsx';
import { useRunningClock } from '../match/running-clock.ts';
import { ROW_MIN, rightInARow } from '../match/stage/match-stage.ts';
import styles from './round-clock.module.css';

/** Seconds left from which on the clock shows that it is late. */
export const LATE_SECONDS = 5;

/** In milliseconds. A question that stays open until the day's end is as good as without a clock. */
const LONGEST_SHOWN_MS = 5 * 60 * 1000;

const InARow = lazyScreen(async () => (await import('./in-a-row.tsx')).InARow);

interface RoundClockProps {
  readonly match: MatchView;
  readonly round: Pick<OpenRoundView, 'opensAtMs' | 'closesAtMs'>;
  readonly isOver: boolean;
}

/** The time of a round; afterwards its place shows a row of right answers. */
export function RoundClock({ match, round: { opensAtMs, closesAtMs }, isOver }: RoundClockProps) {
  const row = isOver ? rightInARow(match) : 0;
  const isTimed = closesAtMs !== null && closesAtMs - opensAtMs <= LONGEST_SHOWN_MS;
  useRunningClock(isTimed && !isOver);
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
