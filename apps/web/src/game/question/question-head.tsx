import type { OpenRoundView } from '@trivia/contract/play/rounds.ts';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BoosterAnnouncements } from '../boosters/tray/lazy-boosters.tsx';
import { CategoryTag } from './category-tag.tsx';
import styles from './question-head.module.css';

interface QuestionHeadProps {
  readonly round: OpenRoundView;
  readonly roundCount: number;
  /** True after a second chance has forgiven the first answer. */
  readonly isSecondTry: boolean;
  /** Component above the question: its clock, and later its result. Left out if the clock is elsewhere. */
  readonly clock?: ReactNode;
}

/** Longest question in each font size, in characters. */
const SHORT = 60;
const MEDIUM = 100;
const sizeOf = ({ length }: string) => (length <= SHORT ? 'short' : length <= MEDIUM ? 'medium' : 'long');

/**
 * The question, as the largest text of its screen. Memoised, because it depends on the round alone and would slow down
 * a tap.
 */
export const QuestionHead = memo(function QuestionHead(props: QuestionHeadProps) {
  const { t, language } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  const { round, roundCount, isSecondTry, clock } = props;
  const { number, question, boosters } = round;

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <>
      {clock !== undefined && <div className={styles.clock}>{clock}</div>}
      <div className={styles.ask}>
        <p className={styles.about}>
          <CategoryTag categoryId={question.categoryId} />
          <VisuallyHidden>{t('play.questionOf', { n: number, total: roundCount })}</VisuallyHidden>
        </p>
        <h1 ref={heading} tabIndex={-1} dir="auto" data-size={sizeOf(question.prompt)}>
          {localizeDigits(question.prompt, language)}
        </h1>
        <BoosterAnnouncements used={boosters} isSecondTry={isSecondTry} />
      </div>
    </>
  );
});
