import type { ClosedRoundView, MatchView } from '@trivia/contract/match.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ContinueProgress } from './continue-progress.tsx';
import { Lesson } from './lesson.tsx';
import styles from './reveal-stage.module.css';

export interface RevealStageProps {
  readonly match: MatchView;
  readonly closed: ClosedRoundView;
  /** Stands beside the lesson. */
  readonly board?: ReactNode;
  readonly isLast: boolean;
  /** The player could not answer any more. */
  readonly isWatched: boolean;
  readonly isMoving: boolean;
  /** The server's sentence, when it took the answer back. */
  readonly refusal: string | null;
  /** When the next question comes by itself; null after the last. */
  readonly continuesAtMs: number | null;
  readonly onContinue: () => void;
}

/** What there is to learn from a round, and the way on from it. */
export function RevealStage(props: RevealStageProps) {
  const { match, closed, board, isLast, isMoving, refusal, continuesAtMs, onContinue } = props;
  const { t } = useI18n();
  const next = useRef<HTMLButtonElement>(null);

  useEffect(() => next.current?.focus({ preventScroll: true }), []);

  return (
    <section className={styles.stage} data-board={board !== undefined}>
      {board && <div className={styles.board}>{board}</div>}
      <Lesson matchId={match.id} closed={closed} refusal={refusal} />
      <div className={styles.next}>
        {continuesAtMs !== null && <ContinueProgress endsAtMs={continuesAtMs} />}
        <Button ref={next} variant="primary" isWide isBusy={isMoving} onClick={onContinue}>
          {t(isLast ? 'play.toResult' : 'play.next')}
        </Button>
      </div>
    </section>
  );
}
