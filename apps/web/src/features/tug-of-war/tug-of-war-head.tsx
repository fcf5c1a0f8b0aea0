import type { MatchView } from '@trivia/contract/play/match.ts';
import { ClockOrPot } from '../../game/live/board/clock-or-pot.tsx';
import { PairBoard } from '../../game/live/board/pair-board.tsx';
import { NamePlate } from '../../game/live/seats/name-plate.tsx';
import { seatsOf } from '../../game/live/seats/seats.ts';
import { TugStage } from './stage/tug-stage.tsx';
import styles from './tug-of-war-head.module.css';

/** The two players at the rope with their names, and the clock between them. */
export const TugOfWarHead = ({ match }: { readonly match: MatchView }) => (
  <div className={styles.head}>
    <PairBoard match={match} isWideOnly />
    <TugStage match={match} />
    <div className={styles.names}>
      {seatsOf(match).map((seated) => (
        <NamePlate key={seated.player.id} seated={seated} match={match} />
      ))}
      <div className={styles.clock}>
        <ClockOrPot match={match} />
      </div>
    </div>
  </div>
);
