import type { ClosedRoundView } from '@trivia/contract/match.ts';
import { BookOpen } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './explanation.module.css';

type ExplanationProps = { readonly closed: Pick<ClosedRoundView, 'explanation' | 'source'> };

/** Why the answer is right, and where that can be looked up. */
export function Explanation({ closed: { explanation, source } }: ExplanationProps) {
  const { t, language } = useI18n();
  if (!explanation && !source) return null;
  return (
    <div className={styles.card}>
      {explanation && <p dir="auto">{localizeDigits(explanation, language)}</p>}
      {source && (
        <a className={styles.source} href={source.url} target="_blank" rel="noreferrer">
          <BookOpen className={styles.icon} aria-hidden="true" />
          <VisuallyHidden>{t('play.source')}</VisuallyHidden>
          <bdi>{source.title}</bdi>
        </a>
      )}
    </div>
  );
}
