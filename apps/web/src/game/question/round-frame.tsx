import type { ClosedRoundView } from '@trivia/contract/play/match.ts';
import type { ReactNode } from 'react';
import styles from './round-frame.module.css';

interface RoundFrameProps {
  readonly closed: ClosedRoundView | null;
  readonly isMoving: boolean;
  readonly isWatched: boolean;
  readonly head: ReactNode;
  readonly answers: ReactNode;
  /** Whether the answers are shown; before, the question is shown alone. */
  readonly isDealt: boolean;
  readonly board?: ReactNode;
  /** Under the answers, such as the boosters; it leaves when the round is over. */
  readonly foot: ReactNode;
  /** Part that slides up over the foot. */
  readonly lesson: ReactNode;
}

/** The places of a round: the same while it is open and when it is over. */
export function RoundFrame(props: RoundFrameProps) {
  const { closed, isMoving, isWatched, head, answers, isDealt, board, foot, lesson } = props;
  return (
    <section
      className={styles.stage}
      data-board={board !== undefined}
      data-verdict={closed ? (isWatched ? 'watched' : closed.verdict) : undefined}
      data-moves={isMoving}
    >
      {board !== undefined && <div className={styles.board}>{board}</div>}
      <div className={styles.head}>{head}</div>
      <div className={`${styles.answers} ${isDealt ? styles.dealt : styles.waiting}`}>{answers}</div>
      <div className={styles.foot} inert={closed !== null}>
        {foot}
      </div>
      {closed && lesson}
    </section>
  );
}
