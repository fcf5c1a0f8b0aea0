import { SOLO_SURVIVAL_LIVES } from '@trivia/rules/modes/mode-constants.ts';
import { Heart } from '../../game/match/signs/heart.tsx';
import styles from './hero-hearts.module.css';

const places = Array.from({ length: SOLO_SURVIVAL_LIVES }, (_, index) => index);

/** The lives at the start of a game, as beating hearts. */
export function HeroHearts() {
  return (
    <span className={styles.hearts} aria-hidden="true">
      {places.map((place) => (
        <span key={place}>
          <Heart isLost={false} />
        </span>
      ))}
    </span>
  );
}
