import { limits } from '@trivia/contract/limits.ts';
import type { ReportReason } from '@trivia/contract/play/reports.ts';
import { useId, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx';
import styles from './report-dialog.module.css';
import { useReport } from './use-report.ts';

const reasons = [
  'wrong_answer',
  'several_right',
  'unclear',
  'outdated',
  'language',
  'offensive',
] as const satisfies readonly ReportReason[];

interface Draft {
  readonly reason: ReportReason | null;
  readonly note: string;
}

/** Unsent reports, by match and round: the next question closes the dialog, and the result can open it again. */
const drafts = new Map<string, Draft>();

interface ReportDialogProps {
  readonly matchId: string;
  readonly round: number;
  readonly onClose: () => void;
}

/** Form for reporting a question. */
export function ReportDialog({ matchId, round, onClose }: ReportDialogProps) {
  const { t } = useI18n();
  const noteId = useId();
  const key = `${matchId} ${round}`;
  const [draft, setDraft] = useState<Draft>(() => drafts.get(key) ?? { reason: null, note: '' });
  const { reason, note } = draft;
  const change = (part: Partial<Draft>) => {
    drafts.set(key, { ...draft, ...part });
    setDraft({ ...draft, ...part });
  };
  const report = useReport(matchId, round, () => {
    drafts.delete(key);
    onClose();
  });
  return (
    <Dialog title={t('report.title')} width={400} onClose={onClose}>
      <p>{t('report.body')}</p>
      <fieldset className={styles.reasons}>
        <legend>{t('report.reasons')}</legend>
        {reasons.map((one) => (
          <label key={one} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              checked={reason === one}
              onChange={() => change({ reason: one })}
            />
            {t(`report.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.note}>
        <label htmlFor={noteId}>{t('report.note')}</label>
        <textarea
          id={noteId}
          rows={2}
          dir="auto"
          maxLength={limits.reportNoteMaxLength}
          value={note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <small>{t('report.noteLength', { n: note.length, max: limits.reportNoteMaxLength })}</small>
      </div>
      <DialogActions>
        <Button
          isWide
          isBusy={report.isPending}
          disabled={reason === null}
          onClick={() => reason && report.mutate({ reason, note })}
        >
          {t('report.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
