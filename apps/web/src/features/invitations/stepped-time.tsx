import { useTimeLeft } from '../../lib/time/use-time-left.ts';
import styles from './stepped-time.module.css';

/** Time left of an invitation, as a text that changes once a second, for reduced motion. */
export function SteppedTime({ expiresAtMs }: { readonly expiresAtMs: number }) {
  const text = useTimeLeft(expiresAtMs);
  return (
    <p className={styles.time} aria-hidden="true">
      {text}
    </p>
  );
}
