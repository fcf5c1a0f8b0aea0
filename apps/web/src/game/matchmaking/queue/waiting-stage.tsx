import { type ReactNode, Suspense } from 'react';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import { type LiveModeId, modeTable } from '../../modes/mode-table.ts';
import dark from '../dark-stage.module.css';
import styles from './waiting-stage.module.css';

// The landing has usually loaded this part.
const Scenery = lazyWithPreload(async () => (await import('../../lobby/landing-scenery.tsx')).LandingScenery);

interface WaitingStageProps {
  /** Mode whose picture is the background. */
  readonly modeId: LiveModeId;
  readonly title: string;
  /** Picture or animation in the middle of the screen. */
  readonly children: ReactNode;
  readonly words: ReactNode;
  readonly actions: ReactNode;
}

/** Focuses the heading, so that screen readers read it again when the wait changes. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** Full screen for a wait: its reason, an animation, and actions. */
export function WaitingStage({ modeId, title, children, words, actions }: WaitingStageProps) {
  return (
    <section className={`${dark.stage} ${styles.stage}`} style={{ '--hue': modeTable[modeId].hue }}>
      <div className={`${dark.ground} ${styles.ground}`}>
        <Suspense>
          <Scenery modeId={modeId} />
        </Suspense>
      </div>
      <h1 key={title} ref={takeFocus} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.middle}>{children}</div>
      <div className={styles.words}>{words}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
