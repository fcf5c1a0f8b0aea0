import type { MascotPose } from '@trivia/pictures/mascot-files.ts';
import { Mascot } from './mascot.tsx';
import styles from './niche-mascot.module.css';

/** The mascot in a niche, above a text. Its container may set `--niche-size`. */
export function NicheMascot({ pose }: { readonly pose: MascotPose }) {
  return (
    <span className={styles.niche}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M3 100V50C3 27 30 20 50 2C70 20 97 27 97 50V100Z" />
      </svg>
      <Mascot pose={pose} isFirst className={styles.mascot} />
    </span>
  );
}
