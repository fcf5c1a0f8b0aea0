import { Face } from '../../game/player/face.tsx';
import { useUser } from '../../game/player/user-store.ts';
import styles from './hero-rope.module.css';

/** Rope with a knot in the middle, as decoration. */
export function HeroRope() {
  const { avatarUrl, frame } = useUser();
  return (
    <div className={styles.hero} aria-hidden="true">
      <Face src={avatarUrl} frame={frame} className={styles.me} />
      <span className={styles.rope}>
        <span className={styles.knot} />
      </span>
      <span className={styles.unknown}>?</span>
    </div>
  );
}
