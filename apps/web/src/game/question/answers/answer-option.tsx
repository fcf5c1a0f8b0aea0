import type { ReactNode } from 'react';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import styles from './answer-option.module.css';
import { AnswerWords } from './answer-words.tsx';

/**
 * `selected`: may still be changed. `removed`: a booster took it away. `right`, `wrong` and `other`: the round is over.
 */
export type AnswerMark = 'none' | 'selected' | 'picked' | 'removed' | 'right' | 'wrong' | 'other';

/** States of an answer with an icon and a text. A selection has only `aria-pressed`. */
const meanings: Readonly<Partial<Record<AnswerMark, MessageKey>>> = {
  picked: 'play.locked',
  right: 'play.rightOption',
  wrong: 'play.yourPick',
  removed: 'play.removed',
};
const over: readonly AnswerMark[] = ['right', 'wrong', 'other'];

interface AnswerOptionProps {
  readonly number: number;
  readonly text: string;
  readonly mark: AnswerMark;
  /** Whether the player chose it. */
  readonly isMine: boolean;
  /** Share of the others who chose it, in percent, where the player used that booster. */
  readonly audiencePercent?: number;
  /** Overlay after the round, such as the faces of those who chose it. */
  readonly children?: ReactNode;
  /** Left out where the answer can't be given any more. */
  readonly onPick?: () => void;
}

/**
 * One answer. Colour, icon, text and shape show its verdict: the right one is whole and raised, a wrong one is sunk
 * and broken. The verdict is drawn in layers above it, so that only opacity and transform are animated.
 */
export function AnswerOption(props: AnswerOptionProps) {
  const { number, text, mark, isMine, audiencePercent, children, onPick } = props;
  const words = { number, text, audiencePercent };
  return (
    <button
      type="button"
      className={styles.answer}
      data-mark={mark}
      data-mine={isMine}
      aria-pressed={mark === 'selected' || isMine}
      aria-disabled={onPick === undefined}
      aria-keyshortcuts={String(number)}
      tabIndex={over.includes(mark) ? -1 : undefined}
      onClick={onPick}
    >
      <span className={styles.body}>
        <AnswerWords {...words} meaning={meanings[mark]} sign={isMine ? 'locked' : undefined} />
        {mark === 'right' && (
          <>
            <span className={styles.ripple} />
            <AnswerWords {...words} layer={styles.bloom} sign="right" />
          </>
        )}
        {mark === 'wrong' && (
          <>
            <AnswerWords {...words} layer={styles.half} sign="wrong" />
            <AnswerWords {...words} layer={`${styles.half} ${styles.broken}`} sign="wrong" />
          </>
        )}
      </span>
      {children}
    </button>
  );
}
