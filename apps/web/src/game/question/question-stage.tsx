import type { MatchView, OpenRoundView } from '@trivia/contract/match.ts';
import type { ReactNode } from 'react';
import { useHasCome } from '../../lib/time/use-has-come.ts';
import { LateBoosterTray } from '../boosters/tray/late-boosters.tsx';
import { AnswerList } from './answer-list.tsx';
import { QuestionHead } from './question-head.tsx';
import styles from './question-stage.module.css';

export interface QuestionStageProps {
  readonly match: MatchView;
  readonly round: OpenRoundView;
  /** Stands beside the question. */
  readonly board?: ReactNode;
  readonly pickedOptionId: string | null;
  /** A second chance has forgiven the first answer. */
  readonly isSecondTry: boolean;
  /** Something else stands above it: on a low screen the question makes room. */
  readonly isBelow?: boolean;
  /** Null for who only looks on. */
  readonly onPick: ((optionId: string) => void) | null;
}

/** A question that is open, or about to open: it can be read at once, and answered when its time begins. */
export function QuestionStage(props: QuestionStageProps) {
  const { match, round, board, isBelow = false, pickedOptionId, isSecondTry, onPick } = props;
  const isOpen = useHasCome(round.opensAtMs);
  const isLocked = pickedOptionId !== null;
  return (
    <section className={styles.stage} data-board={board !== undefined} data-below={isBelow}>
      {board && <div className={styles.board}>{board}</div>}
      <QuestionHead round={round} roundCount={match.roundCount} isSecondTry={isSecondTry} isBelow={isBelow} />
      <div className={`${styles.answers} ${isOpen ? styles.open : styles.waiting}`}>
        <AnswerList
          round={round}
          pickedOptionId={pickedOptionId}
          onPick={isOpen && !isLocked ? onPick : null}
        />
      </div>
      {onPick && <LateBoosterTray match={match} hasSelected={isLocked} />}
    </section>
  );
}
