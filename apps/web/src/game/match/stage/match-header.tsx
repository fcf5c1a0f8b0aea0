import type { MatchView } from '@trivia/contract/play/match.ts';
import { Volume2, VolumeX, X } from 'lucide-react';
import { memo } from 'react';
import { useFeedbackStore } from '../../../lib/feedback.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { MatchPart } from '../match-part.ts';
import styles from './match-header.module.css';
import { RoundPips } from './round-pips.tsx';

interface MatchHeaderProps {
  readonly match: MatchView;
  /** Component below the rounds. */
  readonly Status?: MatchPart;
  /** Whether wide screens show all players' rounds beside the match, and only their count here. */
  readonly hasRoundsBeside: boolean;
  readonly onExit: () => void;
}

/** Memoised, because it depends on the match alone and would slow down a tap. */
export const MatchHeader = memo(function MatchHeader(props: MatchHeaderProps) {
  const { match, Status, hasRoundsBeside, onExit } = props;
  const { t } = useI18n();
  const hasSound = useFeedbackStore((feedback) => feedback.hasSound);
  const setSound = useFeedbackStore((feedback) => feedback.setSound);
  return (
    <header className={styles.header}>
      <IconButton label={t('play.exit')} icon={X} onClick={onExit} />
      <div className={styles.progress} data-beside={hasRoundsBeside}>
        <RoundPips match={match} />
        {hasRoundsBeside && (
          <p className={styles.count} aria-hidden="true">
            {t('play.questionOf', {
              n: match.round?.number ?? match.closedRounds.length,
              total: match.roundCount,
            })}
          </p>
        )}
        {Status && <Status match={match} />}
      </div>
      <IconButton
        label={t('play.sound')}
        icon={hasSound ? Volume2 : VolumeX}
        aria-pressed={hasSound}
        onClick={() => setSound(!hasSound)}
      />
    </header>
  );
});
