import type { OpenRoundView } from '@trivia/contract/match.ts';
import { useCallback, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './answer-list.module.css';
import { type AnswerMark, AnswerOption } from './answer-option.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';

interface AnswerListProps {
  readonly round: Pick<OpenRoundView, 'question' | 'removedOptionIds' | 'audience'>;
  readonly pickedOptionId: string | null;
  /** Chosen, and not locked in yet, where answers are submitted by a button of their own. */
  readonly selectedOptionId?: string | null;
  /** Null while no answer is taken: before the opening, after the lock. */
  readonly onPick: ((optionId: string) => void) | null;
}

export function AnswerList({ round, pickedOptionId, selectedOptionId, onPick }: AnswerListProps) {
  const { t } = useI18n();
  const list = useRef<HTMLFieldSetElement>(null);
  const { question, removedOptionIds, audience } = round;
  const pickAt = useCallback(
    (index: number) => {
      const option = question.options[index];
      if (option && !removedOptionIds.includes(option.id)) onPick?.(option.id);
    },
    [question, removedOptionIds, onPick],
  );
  useAnswerKeys(list, onPick ? pickAt : null);

  const markOf = (id: string): AnswerMark => {
    if (removedOptionIds.includes(id)) return 'removed';
    if (pickedOptionId === id) return 'picked';
    return selectedOptionId === id ? 'selected' : 'none';
  };

  return (
    <fieldset ref={list} className={styles.answers} aria-label={t('play.answers')}>
      {question.options.map(({ id, text }, index) => {
        const mark = markOf(id);
        const others = audience?.find(({ optionId }) => optionId === id);
        return (
          <AnswerOption
            key={id}
            number={index + 1}
            text={text}
            mark={mark}
            {...(others && { audiencePercent: others.percent })}
            {...(onPick && mark !== 'removed' && { onPick: () => onPick(id) })}
          />
        );
      })}
    </fieldset>
  );
}
