import type { MascotPose } from '@trivia/pictures/mascot-files.ts';
import styles from './host.module.css';
import { Mascot } from './mascot.tsx';

interface HostProps {
  readonly pose: MascotPose;
  /** Words in a speech bubble; without them the mascot is silent. */
  readonly line?: string | undefined;
  readonly className?: string | undefined;
}

/** The mascot at the end of its line, with a speech bubble that grows upwards. */
export function Host({ pose, line, className = '' }: HostProps) {
  return (
    <div className={`${styles.host} ${className}`}>
      {line !== undefined && <p className={styles.line}>{line}</p>}
      <Mascot className={styles.mascot} pose={pose} looks="start" isFirst />
    </div>
  );
}
