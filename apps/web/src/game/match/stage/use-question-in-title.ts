import { useEffect } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';

/** Adds to the title of the page which question is on the screen, as long as one is. */
export function useQuestionInTitle(number: number, roundCount: number): void {
  const { t } = useI18n();
  const question = t('play.questionOf', { n: number, total: roundCount });
  useEffect(() => {
    const title = document.title;
    document.title = `${title}: ${question}`;
    return () => {
      document.title = title;
    };
  }, [question]);
}
