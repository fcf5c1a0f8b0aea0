import { Check, LockKeyhole, X } from 'lucide-react';
import { useI18n } from '../../lib/i18n.ts';
import { localizeDigits } from '../../lib/localize-digits.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './answer-option.module.css';

export type AnswerMark = 'none' | 'picked' | 'right' | 'wrong';

const icons = { picked: LockKeyhole, right: Check, wrong: X } as const;
const meanings = { picked: 'play.locked', right: 'play.rightOption', wrong: 'play.yourPick' } as const;

interface AnswerOptionProps {
  readonly number: number;
  readonly text: string;
  readonly mark: AnswerMark;
  /** Left out where the answer can't be given any more. */
  readonly onPick?: () => void;
}

/** One answer. What became of it is told by colour, icon, text and border. */
export function AnswerOption({ number, text, mark, onPick }: AnswerOptionProps) {
  const { t, formatNumber, language } = useI18n();
  const Icon = mark === 'none' ? null : icons[mark];
  return (
    <button
      type="button"
      className={styles.answer}
      data-mark={mark}
      aria-pressed={mark === 'picked' || mark === 'wrong'}
      aria-disabled={onPick === undefined}
      onClick={onPick}
    >
      <span className={styles.key} aria-hidden="true">
        {formatNumber(number)}
      </span>
      <span className={styles.text}>
        <bdi>{localizeDigits(text, language)}</bdi>
      </span>
      {Icon && mark !== 'none' && (
        <span className={styles.mark}>
          <Icon className={styles.icon} aria-hidden="true" />
          <VisuallyHidden>{t(meanings[mark])}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
