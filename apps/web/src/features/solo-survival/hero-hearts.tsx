import { SOLO_SURVIVAL_LIVES } from '@trivia/rules/modes/shown-figures.ts';
import { Heart } from '../../game/match/heart.tsx';
import styles from './hero-hearts.module.css';

const places = Array.from({ length: SOLO_SURVIVAL_LIVES }, (_, index) => index);

/** The lives as they beat before the game. */
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
