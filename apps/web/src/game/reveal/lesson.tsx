import type { ClosedRoundView } from '@trivia/contract/match.ts';
import { type RefObject, useEffect } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import { closeDialog } from '../dialogs.ts';
import { AnswerOption } from '../question/answer-option.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { Explanation } from './explanation.tsx';
import styles from './lesson.module.css';
import { VerdictBadge } from './verdict-badge.tsx';
import { verdictTexts } from './verdict-texts.ts';

interface LessonProps {
  readonly matchId: string;
  readonly closed: ClosedRoundView;
  /** The server's sentence, when it took the answer back. */
  readonly refusal: string | null;
  /** The player only looked on: there is no verdict. */
  readonly isWatched?: boolean;
  /** To go on reading from, where nothing else takes the focus. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

/** How a round went, the right answer, why, and where to look it up. */
export function Lesson({ matchId, closed, refusal, isWatched = false, heading }: LessonProps) {
  const { t, language } = useI18n();
  const { question, rightOptionId, myOptionId, verdict } = closed;
  const shown = question.options
    .map((option, index) => ({ ...option, number: index + 1 }))
    .filter(({ id }) => id === rightOptionId || id === myOptionId);

  // The next question must not open behind a dialog.
  useEffect(() => () => closeDialog('report-question'), []);

  return (
    <div className={styles.lesson}>
      {!isWatched && (
        <p className={styles.verdict} data-verdict={verdict}>
          <VerdictBadge verdict={verdict} />
          {t(verdictTexts[verdict])}
        </p>
      )}
      {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      <h1 ref={heading} tabIndex={heading && -1} dir="auto">
        {localizeDigits(question.prompt, language)}
      </h1>
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
  );
}
