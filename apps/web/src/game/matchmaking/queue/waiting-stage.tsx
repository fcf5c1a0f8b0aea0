import type { ReactNode } from 'react';
import dark from '../dark-stage.module.css';
import styles from './waiting-stage.module.css';

interface WaitingStageProps {
  /** Hue in degrees of OKLCH. */
  readonly hue: number;
  readonly title: string;
  /** Animation in the middle of the screen. */
  readonly children: ReactNode;
  readonly words: ReactNode;
  readonly actions: ReactNode;
}

/** Focuses the heading, so that screen readers read it again when the wait changes. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** Full screen for a wait: its reason, an animation, and actions. */
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
