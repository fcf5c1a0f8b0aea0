import type { HostPose } from '@trivia/pictures/host-files.ts';
import { Host } from './host.tsx';
import styles from './niche-host.module.css';

/** The host in a niche, above the words of a dialog. */
export function NicheHost({ pose }: { readonly pose: HostPose }) {
  return (
    <span className={styles.niche}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M3 100V50C3 27 30 20 50 2C70 20 97 27 97 50V100Z" />
      </svg>
      <Host pose={pose} isFirst className={styles.host} />
    </span>
  );
}
