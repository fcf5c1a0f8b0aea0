import { useI18n } from '../../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../../lib/i18n/localize-digits.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { verdictTexts } from '../../reveal/verdict-texts.ts';
import type { Stage } from './match-stage.ts';
import { useTimeMarks } from './use-time-marks.ts';

interface AnnouncerProps {
  readonly stage: Stage;
  readonly isLocked: boolean;
}

/** Tells a screen reader what happens: the lock, the time at 10 and 5 seconds, the verdict. The focus tells the rest. */
export function Announcer({ stage, isLocked }: AnnouncerProps) {
  const { t } = useI18n();
  const closesAtMs = stage.kind === 'question' ? stage.round.closesAtMs : null;
  const mark = useTimeMarks(closesAtMs, !isLocked);
  return (
    <VisuallyHidden>
      <span role="status">
        {stage.kind === 'question' && isLocked && t('play.locked')}
        {stage.kind === 'question' && !isLocked && mark !== null && t('play.secondsLeft', { n: mark })}
        {stage.kind === 'reveal' && <Verdict {...stage} />}
      </span>
    </VisuallyHidden>
  );
}

function Verdict({ closed, isWatched }: Extract<Stage, { kind: 'reveal' }>) {
  const { t, language } = useI18n();
  const right = closed.question.options.find(({ id }) => id === closed.rightOptionId);
  return (
    <>
      {!isWatched && <span>{t(verdictTexts[closed.verdict])} </span>}
      {right && <span>{t('play.answerIs', { answer: localizeDigits(right.text, language) })}</span>}
    </>
  );
}
