import type { MatchView } from '@trivia/contract/play/match.ts';
import { pullOf, rivalsOf } from '../../../game/live/seats/seats.ts';
import { useChangeSound } from '../../../game/live/seats/use-change-sound.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './rope.module.css';

/** Greatest distance of the marker from the middle: one step per question. */
const STEPS = 5;
const marks = Array.from({ length: 2 * STEPS + 1 }, (_, index) => index - STEPS);

function useRopeText(match: MatchView): string {
  const { t } = useI18n();
  const pull = pullOf(match);
  if (pull === 0) return t('tug-of-war.middle');
  return pull > 0
    ? t('tug-of-war.mine', { n: pull })
    : t('tug-of-war.theirs', { n: -pull, name: isolate(rivalsOf(match)[0]?.name ?? '') });
}

/** Rope between the players: the viewer pulls towards the line's start, the opponent towards its end. */
export function Rope({ match }: { readonly match: MatchView }) {
  const pull = pullOf(match);
  const text = useRopeText(match);
  useChangeSound(pull, 'pull');
  return (
    <div className={styles.field}>
      <span className={styles.rope} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} className={styles.mark} data-middle={mark === 0} data-mine={mark < 0} />
        ))}
      </span>
      <span className={styles.runner} style={{ '--steps': pull }} aria-hidden="true">
        <span className={styles.knot} data-side={Math.sign(pull)} />
      </span>
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
    </div>
  );
}
