import type { MascotPose } from '@trivia/pictures/mascot-files.ts';
import { Mascot } from '../../../game/art/mascot.tsx';
import styles from './mascot-says.module.css';

interface MascotSaysProps {
  readonly pose: MascotPose;
  readonly children: string;
}

/** The mascot on the edge of the foot, with a sentence. */
export function MascotSays({ pose, children }: MascotSaysProps) {
  return (
    <div className={styles.line}>
      <p className={styles.bubble}>{children}</p>
      <Mascot pose={pose} looks="start" className={styles.mascot} />
    </div>
  );
}
