import type { OpenRoundView } from '@trivia/contract/play.ts';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n.ts';
import { localizeDigits } from '../../lib/localize-digits.ts';
import { CountdownRing } from '../../ui/countdown-ring.tsx';
import { AnswerList } from './answer-list.tsx';
import { CategoryTag } from './category-tag.tsx';
import styles from './question-stage.module.css';
import { useHasCome } from './use-has-come.ts';

interface QuestionStageProps {
  readonly round: OpenRoundView;
  readonly roundCount: number;
  readonly pickedOptionId: string | null;
  readonly onPick: (optionId: string) => void;
}

/** A question that is open, or about to open: it can be read at once, and answered when its time begins. */
export function QuestionStage({ round, roundCount, pickedOptionId, onPick }: QuestionStageProps) {
  const { t, language } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = useHasCome(round.opensAtMs);
  const isLocked = pickedOptionId !== null;
  const { number, question, opensAtMs, closesAtMs } = round;

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className={styles.stage}>
      <div className={styles.question}>
        {closesAtMs !== null && <CountdownRing opensAtMs={opensAtMs} closesAtMs={closesAtMs} />}
        <p className={styles.about}>
          <CategoryTag categoryId={question.categoryId} />
          <span className={styles.number}>{t('play.questionOf', { n: number, total: roundCount })}</span>
        </p>
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {localizeDigits(question.prompt, language)}
        </h1>
      </div>
      <div className={isOpen ? styles.open : styles.waiting}>
        <AnswerList
          options={question.options}
          pickedOptionId={pickedOptionId}
          onPick={isOpen && !isLocked ? onPick : null}
        />
      </div>
    </section>
  );
}
