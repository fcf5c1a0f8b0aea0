import { Check, LockKeyhole, X } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../../lib/i18n/localize-digits.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './answer-content.module.css';

const icons = { locked: LockKeyhole, right: Check, wrong: X } as const;

interface AnswerContentProps {
  readonly number: number;
  readonly text: string;
  readonly audiencePercent?: number | undefined;
  readonly sign?: keyof typeof icons | undefined;
  /** Verdict of the answer, for screen readers. */
  readonly meaning?: MessageKey | undefined;
  /** Class of a coloured copy that overlays the answer after the round. */
  readonly layer?: string | undefined;
}

/** Contents of an answer: its key, its text and its icon. Each layer of an answer repeats them. */
export function AnswerContent({ number, text, audiencePercent, sign, meaning, layer }: AnswerContentProps) {
  const { t, formatNumber, language } = useI18n();
  const Icon = sign && icons[sign];
  return (
    <span className={`${styles.words} ${layer ?? ''}`} aria-hidden={layer !== undefined || undefined}>
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
      <span className={styles.sign} data-kind={sign}>
        {Icon && <Icon aria-hidden="true" />}
        {meaning && <VisuallyHidden>{t(meaning)}</VisuallyHidden>}
      </span>
    </span>
  );
}
