import type { ClosedRoundView } from '@trivia/contract/match.ts';
import { Check, Flag } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { openDialog } from '../dialogs.ts';
import styles from './report-button.module.css';

interface ReportButtonProps {
  readonly matchId: string;
  readonly closed: Pick<ClosedRoundView, 'number' | 'isReported'>;
}

/** A quiet way to say that a question is wrong; once said, a thank you. */
export function ReportButton({ matchId, closed: { number, isReported } }: ReportButtonProps) {
  const { t } = useI18n();
  if (isReported) {
    return (
      <p className={styles.thanks}>
        <Check className={styles.icon} aria-hidden="true" />
        {t('report.done')}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={styles.report}
      onClick={() => openDialog('report-question', { matchId, round: number })}
    >
      <Flag className={styles.icon} aria-hidden="true" />
      {t('report.open')}
    </button>
  );
}
