import type { ReactNode } from 'react';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import { AnswerContent } from './answer-content.tsx';
import styles from './answer-option.module.css';

/**
 * `selected` may still be changed. `removed` was taken away by a booster. `right`, `wrong` and `other` are verdicts
 * after the round.
 */
export type AnswerMark = 'none' | 'selected' | 'picked' | 'removed' | 'right' | 'wrong' | 'other';

/**
 * Text of each state for screen readers. A selection has `aria-pressed` instead; the verdict tells others' answers.
 */
const meanings: Readonly<Partial<Record<AnswerMark, MessageKey>>> = {
  picked: 'play.locked',
  right: 'play.rightOption',
  wrong: 'play.yourPick',
  removed: 'play.removed',
};
/** Answers that are no stop of Tab. */
const outOfTabOrder: readonly AnswerMark[] = ['removed', 'right', 'wrong', 'other'];

interface AnswerOptionProps {
  readonly number: number;
  readonly text: string;
  readonly mark: AnswerMark;
  /** Whether the player chose it. */
  readonly isMine: boolean;
  /** True if a press selects it; else a press locks it, as a plain button. */
  readonly isToggle: boolean;
  /** Share of other players who chose it, in percent, after an audience booster. */
  readonly audiencePercent?: number;
  /** Overlay after the round, such as the faces of players who chose it. */
  readonly children?: ReactNode;
  /** Left out if no answer may be given. */
  readonly onPick?: () => void;
}

/**
 * One answer. Colour, icon, text and shape show its verdict: a right one is whole and raised, a wrong one is sunk and
 * broken. The verdict is drawn in layers, so that animations use opacity and transform only.
 */
export function AnswerOption(props: AnswerOptionProps) {
  const { number, text, mark, isMine, isToggle, audiencePercent, children, onPick } = props;
  const words = { number, text, audiencePercent };
  return (
    <button
      type="button"
      className={styles.answer}
      data-mark={mark}
      data-mine={isMine}
      aria-pressed={isToggle ? mark === 'selected' || isMine : undefined}
      aria-disabled={onPick === undefined}
      aria-keyshortcuts={String(number)}
      tabIndex={outOfTabOrder.includes(mark) ? -1 : undefined}
      onClick={onPick}
    >
      <span className={styles.body}>
        <AnswerContent
          {...words}
          meaning={mark === 'wrong' && !isMine ? undefined : meanings[mark]}
          sign={isMine ? 'locked' : undefined}
        />
        {mark === 'right' && (
          <>
            <span className={styles.ripple} />
            <AnswerContent {...words} layer={styles.bloom} sign="right" />
          </>
        )}
        {mark === 'wrong' && (
          <>
            <AnswerContent {...words} layer={styles.half} sign="wrong" />
            <AnswerContent {...words} layer={`${styles.half} ${styles.broken}`} sign="wrong" />
          </>
        )}
      </span>
      {children}
    </button>
  );
}
