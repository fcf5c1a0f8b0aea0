import type { OpenRoundView } from '@trivia/contract/match.ts';
import { memo, useEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import { CountdownRing } from '../../ui/figures/countdown-ring.tsx';
import { BoosterNews } from '../boosters/tray/late-boosters.tsx';
import { CategoryTag } from './category-tag.tsx';
import styles from './question-stage.module.css';

interface QuestionHeadProps {
  readonly round: OpenRoundView;
  readonly roundCount: number;
  /** A second chance has forgiven the first answer. */
  readonly isSecondTry: boolean;
  /** Something else stands above it. */
  readonly isBelow?: boolean;
}

/** The question with its time. Kept out of a tap's work: it changes with the round alone. */
export const QuestionHead = memo(function QuestionHead(props: QuestionHeadProps) {
  const { t, language } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  const { round, roundCount, isSecondTry, isBelow = false } = props;
  const { number, question, opensAtMs, closesAtMs, boosters } = round;

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.question}>
      {closesAtMs !== null && <CountdownRing opensAtMs={opensAtMs} closesAtMs={closesAtMs} />}
      <p className={styles.about}>
        <CategoryTag categoryId={question.categoryId} />
        <span className={styles.number}>{t('play.questionOf', { n: number, total: roundCount })}</span>
      </p>
      <h1 ref={heading} tabIndex={-1} dir="auto">
        {localizeDigits(question.prompt, language)}
      </h1>
      <BoosterNews used={boosters} isSecondTry={isSecondTry} isShort={isBelow} />
    </div>
  );
});
