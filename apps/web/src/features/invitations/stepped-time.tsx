import { useTimeLeft } from '../../lib/time/use-time-left.ts';
import styles from './stepped-time.module.css';

/** The time that an invitation has left, as a text that changes once a second: for who wants no motion. */
export function SteppedTime({ expiresAtMs }: { readonly expiresAtMs: number }) {
  const text = useTimeLeft(expiresAtMs);
  return (
    <p className={styles.time} aria-hidden="true">
      {text}
    </p>
  );
}
