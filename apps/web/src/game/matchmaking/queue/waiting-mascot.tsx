import type { MascotPose } from '@trivia/pictures/mascot-files.ts';
import { Mascot } from '../../art/mascot.tsx';
import styles from './waiting-mascot.module.css';

/** The mascot in a pointed arch, on the stage of a wait that leads to no game. */
export function WaitingMascot({ pose }: { readonly pose: MascotPose }) {
  return (
    <span className={styles.arch}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M3 100V50C3 27 30 20 50 2C70 20 97 27 97 50V100Z" />
      </svg>
      <Mascot pose={pose} isFirst className={styles.mascot} />
    </span>
  );
}
