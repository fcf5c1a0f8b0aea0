import { useEffect } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';

/** Shows the number of the question in the page's title while one is shown. */
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
