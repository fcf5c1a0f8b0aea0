import { Check, LockKeyhole, type LucideIcon, X } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './answer-option.module.css';

/** `selected`: may still be changed. `removed`: a booster took it away. */
export type AnswerMark = 'none' | 'selected' | 'picked' | 'right' | 'wrong' | 'removed';

type ByMark<T> = Readonly<Partial<Record<AnswerMark, T>>>;

const icons: ByMark<LucideIcon> = { picked: LockKeyhole, right: Check, wrong: X };
/** A selection is told by `aria-pressed` alone. */
const meanings: ByMark<MessageKey> = {
  picked: 'play.locked',
  right: 'play.rightOption',
  wrong: 'play.yourPick',
  removed: 'play.removed',
};

const pressed: readonly AnswerMark[] = ['selected', 'picked', 'wrong'];

interface AnswerOptionProps {
  readonly number: number;
  readonly text: string;
  readonly mark: AnswerMark;
  /** How many of the others chose it, in percent; where the player asked for it. */
  readonly audiencePercent?: number;
  /** Left out where the answer can't be given any more. */
  readonly onPick?: () => void;
}

/** One answer. What became of it is told by colour, icon, text and border. */
export function AnswerOption({ number, text, mark, audiencePercent, onPick }: AnswerOptionProps) {
  const { t, formatNumber, language } = useI18n();
  const Icon = icons[mark];
  const meaning = meanings[mark];
  return (
    <button
      type="button"
      className={styles.answer}
      data-mark={mark}
      aria-pressed={pressed.includes(mark)}
      aria-disabled={onPick === undefined}
      onClick={onPick}
    >
      {audiencePercent !== undefined && (
        <span className={styles.share} style={{ '--share': `${audiencePercent}%` }} aria-hidden="true" />
      )}
      <span className={styles.key} aria-hidden="true">
        {formatNumber(number)}
      </span>
      <span className={styles.text}>
        <bdi>{localizeDigits(text, language)}</bdi>
      </span>
      {audiencePercent !== undefined && (
        <span className={styles.percent}>
          {formatNumber(audiencePercent / 100, { style: 'percent' })}
          <VisuallyHidden>{t('play.ofOthers')}</VisuallyHidden>
        </span>
      )}
      {(Icon || meaning) && (
        <span className={styles.mark}>
          {Icon && <Icon className={styles.icon} aria-hidden="true" />}
          {meaning && <VisuallyHidden>{t(meaning)}</VisuallyHidden>}
        </span>
      )}
    </button>
  );
}
