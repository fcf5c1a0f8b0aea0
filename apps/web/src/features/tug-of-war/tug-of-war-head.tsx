import type { MatchView } from '@trivia/contract/match.ts';
import { ClockOrPot } from '../../game/live/seats/clock-or-pot.tsx';
import { PairBoard } from '../../game/live/seats/pair-board.tsx';
import { Rope } from './rope.tsx';
import styles from './tug-of-war-head.module.css';

/** The two players, and the rope between them. */
export const TugOfWarHead = ({ match }: { readonly match: MatchView }) => (
  <div>
    <PairBoard match={match} middle={<ClockOrPot match={match} />} />
    <div className={styles.rope}>
      <Rope match={match} />
    </div>
  </div>
);
