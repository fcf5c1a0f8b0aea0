import type { ReactNode } from 'react';
import dark from '../dark-stage.module.css';
import styles from './waiting-stage.module.css';

interface WaitingStageProps {
  /** Degrees of OKLCH. */
  readonly hue: number;
  readonly title: string;
  /** Animated part in the middle. */
  readonly children: ReactNode;
  readonly words: ReactNode;
  readonly actions: ReactNode;
}

/** Moves screen readers to the heading, which they read again when the wait changes. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** A whole screen for waiting: its reason, and the possible actions. */
export function WaitingStage({ hue, title, children, words, actions }: WaitingStageProps) {
  return (
    <section className={`${dark.stage} ${styles.stage}`} style={{ '--hue': hue }}>
      <h1 key={title} ref={takeFocus} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.middle}>{children}</div>
      <div className={styles.words}>{words}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
