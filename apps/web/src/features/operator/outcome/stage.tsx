import type { HostPose } from '@trivia/pictures/host-files.ts';
import type { ReactNode } from 'react';
import { Host } from '../../../game/art/host.tsx';
import styles from './stage.module.css';

interface StageProps {
  readonly pose: HostPose;
  readonly title: string;
  readonly children: ReactNode;
}

/** How it stands, in one picture and one sentence: the host in a niche, and what is true of the money. */
export function Stage({ pose, title, children }: StageProps) {
  return (
    <section className={styles.stage} role="status">
      <div className={styles.niche}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M3 100V50C3 27 30 20 50 2C70 20 97 27 97 50V100Z" />
        </svg>
        <Host pose={pose} isFirst className={styles.host} />
      </div>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
