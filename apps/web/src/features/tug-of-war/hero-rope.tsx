import { useUser } from '../../game/player/user-store.ts';
import styles from './hero-rope.module.css';

const AVATAR_SIZE = 64;

/** A rope with a knot in the middle, and an end that nobody holds yet. */
export function HeroRope() {
  const { avatarUrl } = useUser();
  return (
    <div className={styles.hero} aria-hidden="true">
      <img className={styles.me} src={avatarUrl} alt="" width={AVATAR_SIZE} height={AVATAR_SIZE} />
      <span className={styles.rope}>
        <span className={styles.knot} />
      </span>
      <span className={styles.unknown}>?</span>
    </div>
  );
}
