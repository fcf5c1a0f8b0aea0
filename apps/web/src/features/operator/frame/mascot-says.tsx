import type { MascotPose } from '@trivia/pictures/mascot-files.ts';
import type { ReactNode } from 'react';
import { Mascot } from '../../../game/art/mascot.tsx';
import styles from './mascot-says.module.css';

interface MascotSaysProps {
  readonly pose: MascotPose;
  /** Second way on, above the sentence. */
  readonly action?: ReactNode;
  readonly children: string;
}

/** The mascot on the edge of the foot, with a sentence. */
export function MascotSays({ pose, action, children }: MascotSaysProps) {
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        {action}
        <p className={styles.bubble}>{children}</p>
      </div>
      <Mascot pose={pose} looks="start" className={styles.mascot} />
    </div>
  );
}
