import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { markReveal } from '../reveal/reveal-time.ts';
import styles from './round-frame.module.css';

interface RoundFrameProps {
  readonly closed: ClosedRoundView | null;
  readonly isMoving: boolean;
  readonly isWatched: boolean;
  readonly head: ReactNode;
  readonly answers: ReactNode;
  /** Whether the answers are shown; before, the question is alone. */
  readonly areAnswersShown: boolean;
  readonly board?: ReactNode;
  /** Content below the answers, such as boosters; removed at the end of the round. */
  readonly foot: ReactNode;
  /** Explanation that slides up over the foot. */
  readonly explanation: ReactNode;
}

/** Layout of a round, which stays the same from its opening to its reveal. */
export function RoundFrame(props: RoundFrameProps) {
  const { closed, isMoving, isWatched, head, answers, areAnswersShown, board, foot, explanation } = props;
  const stage = useRef<HTMLElement>(null);
  const isOver = closed !== null;
  useLayoutEffect(() => {
    if (isOver && stage.current) markReveal(stage.current);
  }, [isOver]);
  return (
    <section
      ref={stage}
      className={styles.stage}
      data-board={board !== undefined}
      data-verdict={closed ? (isWatched ? 'watched' : closed.verdict) : undefined}
      data-moves={isMoving}
    >
      {board !== undefined && <div className={styles.board}>{board}</div>}
      <div className={styles.head}>{head}</div>
      <div className={areAnswersShown ? styles.dealt : styles.waiting}>{answers}</div>
      <div className={styles.foot} inert={isOver}>
        {foot}
      </div>
      {closed && explanation}
    </section>
  );
}
