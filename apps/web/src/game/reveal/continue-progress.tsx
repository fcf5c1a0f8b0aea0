import { useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { serverNowMs } from '../../lib/time/server-clock.ts';
import styles from './continue-progress.module.css';

/** A thin line that runs out until the next question comes by itself; it moves on the compositor alone. */
export function ContinueProgress({ endsAtMs }: { readonly endsAtMs: number }) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (prefersReducedMotion()) return;
    const leftMs = Math.max(0, endsAtMs - serverNowMs());
    const running = line.current?.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      duration: leftMs,
      fill: 'forwards',
    });
    return () => running?.cancel();
  }, [endsAtMs]);
  return (
    <span className={styles.track} aria-hidden="true">
      <span ref={line} className={styles.line} />
    </span>
  );
}
