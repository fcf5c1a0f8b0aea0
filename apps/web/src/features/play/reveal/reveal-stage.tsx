import type { ClosedRoundView } from '@trivia/contract/match.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { closeDialog } from '../../../lib/dialogs.ts';
import { useI18n } from '../../../lib/i18n.ts';
import { localizeDigits } from '../../../lib/localize-digits.ts';
import { Button } from '../../../ui/button.tsx';
import { AnswerOption } from '../question/answer-option.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { ContinueProgress } from './continue-progress.tsx';
import { Explanation } from './explanation.tsx';
import styles from './reveal-stage.module.css';
import { VerdictBadge } from './verdict-badge.tsx';

interface RevealStageProps {
  readonly matchId: string;
  readonly closed: ClosedRoundView;
  /** Stands beside the lesson. */
  readonly board?: ReactNode;
  readonly isLast: boolean;
  readonly isMoving: boolean;
  /** The server's sentence, when it took the answer back. */
  readonly refusal: string | null;
  /** When the next question comes by itself; null after the last. */
  readonly continuesAtMs: number | null;
  readonly onContinue: () => void;
}

/** What there is to learn from a round: how it went, the right answer, why, and where to look it up. */
export function RevealStage(props: RevealStageProps) {
  const { matchId, closed, board, isLast, isMoving, refusal, continuesAtMs, onContinue } = props;
  const { t, language } = useI18n();
  const next = useRef<HTMLButtonElement>(null);
  const { question, rightOptionId, myOptionId, verdict } = closed;
  const shown = question.options
    .map((option, index) => ({ ...option, number: index + 1 }))
    .filter(({ id }) => id === rightOptionId || id === myOptionId);

  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  // The next question must not open behind a dialog.
  useEffect(() => () => closeDialog('report-question'), []);

  return (
    <section className={styles.stage} data-board={board !== undefined}>
      {board && <div className={styles.board}>{board}</div>}
      <div className={styles.lesson}>
        <p className={styles.verdict} data-verdict={verdict}>
          <VerdictBadge verdict={verdict} />
          {t(`play.${verdict}`)}
        </p>
        {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
        <h1 dir="auto">{localizeDigits(question.prompt, language)}</h1>
        <div className={styles.answers}>
          {shown.map(({ id, text, number }) => (
            <AnswerOption
              key={id}
              number={number}
              text={text}
              mark={id === rightOptionId ? 'right' : 'wrong'}
            />
          ))}
        </div>
        <Explanation closed={closed} />
        <ReportButton matchId={matchId} closed={closed} />
      </div>
      <div className={styles.next}>
        {continuesAtMs !== null && <ContinueProgress endsAtMs={continuesAtMs} />}
        <Button ref={next} variant="primary" isWide isBusy={isMoving} onClick={onContinue}>
          {t(isLast ? 'play.toResult' : 'play.next')}
        </Button>
      </div>
    </section>
  );
}
