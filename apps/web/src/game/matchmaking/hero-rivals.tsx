import type { ReactNode } from 'react';
import { Face } from '../player/face.tsx';
import { useUser } from '../player/user-store.ts';
import styles from './hero-rivals.module.css';
import type { OnlinePlayer } from './opponents/online-list.ts';

interface HeroRivalsProps {
  /** Number of unknown players on each side of the player, at most four. */
  readonly before: number;
  readonly after: number;
  /** Content between the player and a single opponent. */
  readonly between?: ReactNode;
  /** The single opponent, once chosen. */
  readonly rival?: OnlinePlayer | null;
}

const places = [1, 2, 3, 4];

const unknown = (side: string, count: number): ReactNode =>
  places.slice(0, count).map((place) => (
    <span key={`${side}${place}`} className={styles.unknown}>
      ?
    </span>
  ));

/** The player, with placeholders for opponents who are not known yet. */
export function HeroRivals({ before, after, between, rival = null }: HeroRivalsProps) {
  const { avatarUrl, frame } = useUser();
  return (
    <div className={styles.rivals} aria-hidden="true">
      {unknown('before', before)}
      <Face src={avatarUrl} frame={frame} className={styles.me} />
      {between !== undefined && <span className={styles.between}>{between}</span>}
      {rival ? (
        <Face key={rival.id} src={rival.image} frame={rival.frame} className={styles.rival} />
      ) : (
        unknown('after', after)
      )}
    </div>
  );
}
