import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Stage } from './match-stage.ts';
import { useTimeMarks } from './use-time-marks.ts';

interface AnnouncerProps {
  readonly stage: Stage;
  readonly isLocked: boolean;
}

/** Announces the lock, and the time at 10 and 5 seconds, to screen readers. The focus leads to the rest. */
export function Announcer({ stage, isLocked }: AnnouncerProps) {
  const { t } = useI18n();
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
