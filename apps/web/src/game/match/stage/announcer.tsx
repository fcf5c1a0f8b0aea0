import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useTimeMarks } from './clock/use-time-marks.ts';
import type { Stage } from './match-stage.ts';
import { useQuestionInTitle } from './use-question-in-title.ts';

interface AnnouncerProps {
  readonly stage: Stage;
  /** Number of the shown question, and of all questions. */
  readonly number: number;
  readonly roundCount: number;
  readonly isLocked: boolean;
}

/**
 * Announces the lock, and the time at 10 and 5 seconds. The page title has the question's number; moving the focus
 * announces everything else.
 */
export function Announcer({ stage, number, roundCount, isLocked }: AnnouncerProps) {
  const { t } = useI18n();
  useQuestionInTitle(number, roundCount);
  const times = stage.kind === 'question' ? stage.round : { opensAtMs: 0, closesAtMs: null };
  const mark = useTimeMarks(times, !isLocked);
  return (
    <VisuallyHidden>
      <span role="status">
        {stage.kind === 'question' && isLocked && t('play.locked')}
        {stage.kind === 'question' && !isLocked && mark !== null && t('play.secondsLeft', { n: mark })}
      </span>
    </VisuallyHidden>
  );
}
