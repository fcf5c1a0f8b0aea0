import type { MascotPose } from '@trivia/pictures/mascot-files.ts';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './illustrated-state.module.css';
import { Mascot } from './mascot.tsx';

interface IllustratedStateProps {
  readonly pose: MascotPose;
  /** Picture in place of the mascot. */
  readonly thing?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** State of a payment: a picture, a title, and a sentence about the money. */
export function IllustratedState({ pose, thing, title, children }: IllustratedStateProps) {
  return (
    <section className={styles.stage} role="status">
      <div className={styles.niche}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M3 100V50C3 27 30 20 50 2C70 20 97 27 97 50V100Z" />
        </svg>
        {thing ?? <Mascot pose={pose} isFirst className={styles.mascot} />}
      </div>
      <h1>{title}</h1>
      {children}
    </section>
  );
}

/** Plate that nothing was charged, for outcomes that are known. */
export function Uncharged({ children }: { readonly children: string }) {
  return (
    <p className={styles.sure}>
      <BadgeCheck aria-hidden="true" />
      {children}
    </p>
  );
}
