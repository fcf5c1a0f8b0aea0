import type { CSSProperties } from 'react';
import { Face } from '../../player/face.tsx';
import styles from './radar.module.css';

interface RadarPlayer {
  readonly id: string;
  readonly image: string;
  readonly frame?: string | undefined;
}

interface RadarProps {
  readonly me: { readonly avatarUrl: string; readonly frame: string | null };
  /** Online players to show, at most six. */
  readonly others: readonly RadarPlayer[];
}

const MOST = 6;

const placeOf = (index: number, count: number): CSSProperties => ({
  '--turn': `${(360 / count) * index}deg`,
});

/** Radar rings around the player, with online players passing by. */
export function Radar({ me, others }: RadarProps) {
  const shown = others.slice(0, MOST);
  return (
    <div className={styles.radar} aria-hidden="true">
      <span className={styles.ring} />
      <span className={styles.ring} />
      <span className={styles.ring} />
      <div className={styles.orbit}>
        {shown.map(({ id, image, frame }, index) => (
          <span key={id} className={styles.place} style={placeOf(index, shown.length)}>
            <Face src={image} frame={frame} className={styles.passing} />
          </span>
        ))}
      </div>
      <Face src={me.avatarUrl} frame={me.frame} className={styles.me} />
    </div>
  );
}
