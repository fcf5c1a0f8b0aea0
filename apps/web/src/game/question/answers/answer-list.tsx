import type { ClosedRoundView, OpenRoundView } from '@trivia/contract/play/rounds.ts';
import { type ReactNode, useCallback, useRef } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './answer-list.module.css';
import { type AnswerMark, AnswerOption } from './answer-option.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';

interface AnswerListProps {
  readonly round: Pick<OpenRoundView, 'question' | 'removedOptionIds' | 'audience'>;
  /** Outcome of the round; null while it is open. */
  readonly closed: Pick<ClosedRoundView, 'rightOptionId' | 'myOptionId'> | null;
  /** Options that players chose; wrong ones break. */
  readonly chosenOptionIds?: readonly string[] | undefined;
  readonly pickedOptionId: string | null;
  /** Selected but unlocked answer; left out where a press locks at once. */
  readonly selectedOptionId?: string | null | undefined;
  /** Null while no answer may be given: before the opening, and after the lock. */
  readonly onPick: ((optionId: string) => void) | null;
  /** Overlay of an answer after the round. */
  readonly overlayOf?: ((optionId: string) => ReactNode) | undefined;
}

function markOf(
  id: string,
  { round, closed, chosenOptionIds, pickedOptionId, selectedOptionId }: AnswerListProps,
): AnswerMark {
  if (closed?.rightOptionId === id) return 'right';
  if (closed?.myOptionId === id || chosenOptionIds?.includes(id)) return 'wrong';
  if (round.removedOptionIds.includes(id)) return 'removed';
  if (closed) return 'other';
  if (pickedOptionId === id) return 'picked';
  return selectedOptionId === id ? 'selected' : 'none';
}

/** Answers of a round. The reveal keeps their places. */
export function AnswerList(props: AnswerListProps) {
  const { t } = useI18n();
  const list = useRef<HTMLFieldSetElement>(null);
  const { round, closed, pickedOptionId, onPick, overlayOf } = props;
  const { question, removedOptionIds, audience } = round;
  const pickAt = useCallback(
    (index: number) => {
      const option = question.options[index];
      if (option && !removedOptionIds.includes(option.id)) onPick?.(option.id);
    },
    [question, removedOptionIds, onPick],
  );
  useAnswerKeys(list, onPick ? pickAt : null);
  const mine = closed ? closed.myOptionId : pickedOptionId;

  return (
    <fieldset ref={list} className={styles.answers} aria-label={t('play.answers')}>
      {question.options.map(({ id, text }, index) => {
        const mark = markOf(id, props);
        const others = audience?.find(({ optionId }) => optionId === id);
        return (
          <AnswerOption
            key={id}
            number={index + 1}
            text={text}
            mark={mark}
            isMine={mine === id}
            isToggle={props.selectedOptionId !== undefined}
            {...(others && { audiencePercent: others.percent })}
            {...(onPick && mark !== 'removed' && { onPick: () => onPick(id) })}
          >
            {closed && overlayOf?.(id)}
          </AnswerOption>
        );
      })}
    </fieldset>
  );
}
