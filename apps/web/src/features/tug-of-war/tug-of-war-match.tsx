import type { MatchView } from '@trivia/contract/match.ts';
import { Suspense } from 'react';
import { liveMatch } from '../../game/live/live-match.tsx';
import { ClockOrPot } from '../../game/live/seats/clock-or-pot.tsx';
import { PairBoard } from '../../game/live/seats/pair-board.tsx';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import styles from './tug-of-war-match.module.css';

// The players and their question are here before the rope.
const Rope = lazyScreen(async () => (await import('./rope.tsx')).Rope);

const Head = ({ match }: { readonly match: MatchView }) => (
  <div>
    <PairBoard match={match} middle={<ClockOrPot match={match} />} />
    <div className={styles.rope}>
      <Suspense>
        <Rope match={match} />
      </Suspense>
    </div>
  </div>
);

/** A match of tug of war. */
export const TugOfWarMatch = liveMatch('tug-of-war', Head, { hasClockInHead: true });
