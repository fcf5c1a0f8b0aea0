import type { OpenRoundView } from '@trivia/contract/match.ts';
import type { ReactNode } from 'react';
import { AnswerList } from './answer-list.tsx';
import { QuestionHead } from './question-head.tsx';
import styles from './question-stage.module.css';
import { useHasCome } from './use-has-come.ts';

interface QuestionStageProps {
  readonly round: OpenRoundView;
  readonly roundCount: number;
  /** Stands beside the question. */
  readonly board?: ReactNode;
  readonly pickedOptionId: string | null;
  readonly onPick: (optionId: string) => void;
}

/** A question that is open, or about to open: it can be read at once, and answered when its time begins. */
export function QuestionStage({ round, roundCount, board, pickedOptionId, onPick }: QuestionStageProps) {
  const isOpen = useHasCome(round.opensAtMs);
  const isLocked = pickedOptionId !== null;
  return (
    <section className={styles.stage} data-board={board !== undefined}>
      {board && <div className={styles.board}>{board}</div>}
      <QuestionHead round={round} roundCount={roundCount} />
      <div className={`${styles.answers} ${isOpen ? styles.open : styles.waiting}`}>
        <AnswerList
          options={round.question.options}
          pickedOptionId={pickedOptionId}
          onPick={isOpen && !isLocked ? onPick : null}
        />
      </div>
    </section>
  );
}
