import type { ReactNode } from 'react';
import { useUser } from '../player/user-store.ts';
import styles from './hero-rivals.module.css';

interface HeroRivalsProps {
  /** How many are still unknown on each side of the player, at most four. */
  readonly before: number;
  readonly after: number;
  /** Between the player and the other, where there is one other. */
  readonly between?: ReactNode;
}

const AVATAR_SIZE = 80;

const places = [1, 2, 3, 4];

const unknown = (side: string, count: number): ReactNode =>
  places.slice(0, count).map((place) => (
    <span key={`${side}${place}`} className={styles.unknown}>
      ?
    </span>
  ));

/** The player, and those who are yet to come. */
export function HeroRivals({ before, after, between }: HeroRivalsProps) {
  const { avatarUrl } = useUser();
  return (
    <div className={styles.rivals} aria-hidden="true">
      {unknown('before', before)}
      <img className={styles.me} src={avatarUrl} alt="" width={AVATAR_SIZE} height={AVATAR_SIZE} />
      {between !== undefined && <span className={styles.between}>{between}</span>}
      {unknown('after', after)}
    </div>
  );
}
