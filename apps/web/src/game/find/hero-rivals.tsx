import type { ReactNode } from 'react';
import { Face } from '../player/face.tsx';
import { useUser } from '../player/user-store.ts';
import styles from './hero-rivals.module.css';

interface HeroRivalsProps {
  /** Number of unknown players on each side of the player, at most four. */
  readonly before: number;
  readonly after: number;
  /** Between the player and the other, where there is one other. */
  readonly between?: ReactNode;
}

const places = [1, 2, 3, 4];

const unknown = (side: string, count: number): ReactNode =>
  places.slice(0, count).map((place) => (
    <span key={`${side}${place}`} className={styles.unknown}>
      ?
    </span>
  ));

/** The player, and places for the missing players. */
export function HeroRivals({ before, after, between }: HeroRivalsProps) {
  const { avatarUrl, frame } = useUser();
  return (
    <div className={styles.rivals} aria-hidden="true">
      {unknown('before', before)}
      <Face src={avatarUrl} frame={frame} className={styles.me} />
      {between !== undefined && <span className={styles.between}>{between}</span>}
      {unknown('after', after)}
    </div>
  );
}
