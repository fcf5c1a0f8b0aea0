import type { HostPose } from '@trivia/pictures/host-files.ts';
import type { ReactNode } from 'react';
import { Host } from './host.tsx';
import styles from './stage.module.css';

interface StageProps {
  readonly pose: HostPose;
  /** In place of the host. */
  readonly thing?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** State of a payment: the host or a thing in a niche, and one sentence about the money. */
export function Stage({ pose, thing, title, children }: StageProps) {
  return (
    <section className={styles.stage} role="status">
      <div className={styles.niche}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M3 100V50C3 27 30 20 50 2C70 20 97 27 97 50V100Z" />
        </svg>
        {thing ?? <Host pose={pose} isFirst className={styles.host} />}
      </div>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
