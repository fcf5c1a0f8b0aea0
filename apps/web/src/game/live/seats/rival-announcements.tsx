import type { MatchView } from '@trivia/contract/play/match.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { rivalsOf } from './seats.ts';
import { useSeatMarks } from './use-seat-marks.ts';

/** Announces a single opponent's actions to screen readers; announcements of several would be too many. */
export function RivalAnnouncements({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const marksOf = useSeatMarks(match);
  const [rival, ...others] = rivalsOf(match);
  if (!rival || others.length > 0) return null;
  const { hasAnswered, isAway } = marksOf(rival);
  return (
    <VisuallyHidden>
      <p role="status">
        {hasAnswered && t('live.rivalAnswered', { name: isolate(rival.name) })}
        {isAway && t('live.rivalAway', { name: isolate(rival.name) })}
      </p>
    </VisuallyHidden>
  );
}
