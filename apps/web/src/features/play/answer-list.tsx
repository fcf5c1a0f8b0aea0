import type { QuestionView } from '@trivia/contract/match.ts';
import { useCallback, useRef } from 'react';
import { useI18n } from '../../lib/i18n.ts';
import styles from './answer-list.module.css';
import { AnswerOption } from './answer-option.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';

interface AnswerListProps {
  readonly options: QuestionView['options'];
  readonly pickedOptionId: string | null;
  /** Null while no answer is taken: before the opening, after the lock. */
  readonly onPick: ((optionId: string) => void) | null;
}

export function AnswerList({ options, pickedOptionId, onPick }: AnswerListProps) {
  const { t } = useI18n();
  const list = useRef<HTMLFieldSetElement>(null);
  const pickAt = useCallback(
    (index: number) => {
      const option = options[index];
      if (option) onPick?.(option.id);
    },
    [options, onPick],
  );
  useAnswerKeys(list, onPick ? pickAt : null);

  return (
    <fieldset ref={list} className={styles.answers} aria-label={t('play.answers')}>
      {options.map(({ id, text }, index) => (
        <AnswerOption
          key={id}
          number={index + 1}
          text={text}
          mark={pickedOptionId === id ? 'picked' : 'none'}
          {...(onPick && { onPick: () => onPick(id) })}
        />
      ))}
    </fieldset>
  );
}
