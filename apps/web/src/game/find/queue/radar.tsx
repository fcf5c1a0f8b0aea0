import type { CSSProperties } from 'react';
import styles from './radar.module.css';

interface RadarProps {
  /** The player's own picture. */
  readonly avatarUrl: string;
  /** Some of those who are around; at most six are shown. */
  readonly others: readonly { readonly id: string; readonly image: string }[];
}

const MOST = 6;
const AVATAR_SIZE = 96;

const placeOf = (index: number, count: number): CSSProperties => ({
  '--turn': `${(360 / count) * index}deg`,
});

/** Rings that go out from the player, and those who are around passing by. */
export function Radar({ avatarUrl, others }: RadarProps) {
  const shown = others.slice(0, MOST);
  return (
    <div className={styles.radar} aria-hidden="true">
      <span className={styles.ring} />
      <span className={styles.ring} />
      <span className={styles.ring} />
      <div className={styles.orbit}>
        {shown.map(({ id, image }, index) => (
          <span key={id} className={styles.place} style={placeOf(index, shown.length)}>
            <img src={image} alt="" width={AVATAR_SIZE} height={AVATAR_SIZE} />
          </span>
        ))}
      </div>
      <img className={styles.me} src={avatarUrl} alt="" width={AVATAR_SIZE} height={AVATAR_SIZE} />
    </div>
  );
}
