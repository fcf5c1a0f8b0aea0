import styles from './last-seconds.module.css';
import { useLastSeconds } from './use-last-seconds.ts';

interface LastSecondsProps {
  /** End of the question by the server's clock; null without a clock. */
  readonly closesAtMs: number | null;
  /** True while an answer may be given. */
  readonly isRunning: boolean;
}

/** Glowing edges of the screen in the last seconds of a question. */
export function LastSeconds({ closesAtMs, isRunning }: LastSecondsProps) {
  const isLate = useLastSeconds(closesAtMs, isRunning);
  return isLate && <div className={styles.glow} data-late={isLate} aria-hidden="true" />;
}
