import { useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { serverNowMs } from '../../lib/time/server-clock.ts';
import styles from './invitation-dialog.module.css';
import { SteppedTime } from './stepped-time.tsx';

interface TimeBarProps {
  readonly expiresAtMs: number;
  readonly lastsMs: number;
}

function RunningBar({ expiresAtMs, lastsMs }: TimeBarProps) {
  const left = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const shrink = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
    const animation = left.current?.animate?.(shrink, { duration: lastsMs, fill: 'both' });
    if (!animation) return;
    animation.currentTime = lastsMs - (expiresAtMs - serverNowMs());
    return () => animation.cancel();
  }, [expiresAtMs, lastsMs]);
  return (
    <div className={styles.time} aria-hidden="true">
      <span ref={left} className={styles.left} />
    </div>
  );
}

/** Remaining time of an invitation, hidden from screen readers, which it would interrupt. */
export function TimeBar(times: TimeBarProps) {
  return prefersReducedMotion() ? <SteppedTime expiresAtMs={times.expiresAtMs} /> : <RunningBar {...times} />;
}
