import type { PictureName } from '@trivia/pictures/picture-files.ts';
import styles from './niche.module.css';
import { Picture } from './picture.tsx';

interface NicheProps {
  readonly name: PictureName;
  /** True to show a silhouette, for things that are not reached yet. */
  readonly isAhead?: boolean;
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** A picture of a thing in a pointed arch, in the colour `--niche`. It fills its container. */
export function Niche({ name, isAhead = false, isFirst = false, className = '' }: NicheProps) {
  return (
    <span className={`${styles.niche} ${className}`} data-ahead={isAhead} data-fills={name === 'thing-peaks'}>
      <svg className={styles.arch} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M3 100V50C3 27 30 20 50 2C70 20 97 27 97 50V100Z" />
      </svg>
      <Picture className={styles.thing} name={name} sizes="5rem" isFirst={isFirst} />
    </span>
  );
}
