import { useTimeLeft } from '../../lib/time/use-time-left.ts';
import styles from './stepped-time.module.css';

/** Remaining time of an invitation as text, for reduced motion. */
export function SteppedTime({ expiresAtMs }: { readonly expiresAtMs: number }) {
  const text = useTimeLeft(expiresAtMs);
  return (
    <p className={styles.time} aria-hidden="true">
      {text}
    </p>
  );
}
