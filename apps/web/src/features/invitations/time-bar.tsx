import { useLayoutEffect, useRef } from 'react';
import { serverNowMs } from '../../lib/server-clock.ts';
import styles from './invitation-dialog.module.css';

/** How much of an invitation's time is left, without a word: nobody is to be hurried by a screen reader. */
export function TimeBar({
  expiresAtMs,
  lastsMs,
}: {
  readonly expiresAtMs: number;
  readonly lastsMs: number;
}) {
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
