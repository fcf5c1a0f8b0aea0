import styles from './last-seconds.module.css';
import { useLastSeconds } from './use-last-seconds.ts';

interface LastSecondsProps {
  /** By the server's clock; null without a clock. */
  readonly closesAtMs: number | null;
  /** An answer may still be given. */
  readonly isRunning: boolean;
}

/** The edges of the screen glow and beat in the last seconds of a question. */
export function LastSeconds({ closesAtMs, isRunning }: LastSecondsProps) {
  const isLate = useLastSeconds(closesAtMs, isRunning);
  return isLate && <div className={styles.glow} data-late={isLate} aria-hidden="true" />;
}
