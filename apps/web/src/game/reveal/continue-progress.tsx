import { useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { serverNowMs } from '../../lib/time/server-clock.ts';
import styles from './continue-progress.module.css';

interface ContinueProgressProps {
  readonly endsAtMs: number;
  /** True to fill the button around it; else it is a line of its own. */
  readonly isInButton?: boolean;
}

/** Progress until the next question opens by itself, animated on the compositor. */
export function ContinueProgress({ endsAtMs, isInButton = false }: ContinueProgressProps) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (prefersReducedMotion()) return;
    const leftMs = Math.max(0, endsAtMs - serverNowMs());
    const running = line.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
      duration: leftMs,
      fill: 'both',
    });
    return () => running?.cancel();
  }, [endsAtMs]);
  return (
    <span className={styles.track} data-button={isInButton} aria-hidden="true">
      <span ref={line} className={styles.line} />
    </span>
  );
}
