import type { HostPose } from '@trivia/pictures/host-files.ts';
import { Host } from '../../../game/art/host.tsx';
import styles from './host-says.module.css';

interface HostSaysProps {
  readonly pose: HostPose;
  readonly children: string;
}

/** The host on the edge of the foot, with its sentence. */
export function HostSays({ pose, children }: HostSaysProps) {
  return (
    <div className={styles.line}>
      <p className={styles.bubble}>{children}</p>
      <Host pose={pose} looks="start" className={styles.host} />
    </div>
  );
}
