import type { MatchView } from '@trivia/contract/play/match.ts';
import { SOLO_SURVIVAL_LIVES } from '@trivia/rules/modes/mode-constants.ts';
import { Shield } from 'lucide-react';
import { memo } from 'react';
import { Heart } from '../../game/match/signs/heart.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './lives.module.css';

/** Announces a change of the lives in the last round. */
function News({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const closed = match.closedRounds.at(-1);
  if (match.phase === 'round' || !closed || closed.verdict === 'right') return null;
  if (closed.boosters.includes('shield')) return t('solo-survival.shielded');
  return t('solo-survival.lifeGone', { n: match.standing.lives ?? 0 });
}

/** The lives of a match, as hearts. */
export const Lives = memo(function Lives({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const lives = match.standing.lives ?? 0;
  const closed = match.closedRounds.at(-1);
  const isSaved =
    match.phase !== 'round' && closed?.verdict !== 'right' && closed?.boosters.includes('shield');
  const places = Array.from({ length: SOLO_SURVIVAL_LIVES }, (_, index) => index);
  return (
    <div className={styles.lives}>
      <span className={styles.hearts} role="img" aria-label={t('solo-survival.lives', { n: lives })}>
        {places.map((place) => (
          <Heart key={place} isLost={place >= lives} />
        ))}
        {isSaved && <Shield className={styles.shield} aria-hidden="true" />}
      </span>
      <VisuallyHidden>
        <span role="status">
          <News match={match} />
        </span>
      </VisuallyHidden>
    </div>
  );
});
