import { useState } from 'react';
import styles from './rolling-number.module.css';

const lookOf = (value: string) => (/\p{L}/u.test(value) ? styles.word : undefined);

/** A number that rolls to its new value from below. `value` is its text. */
export function RollingNumber({ value }: { readonly value: string }) {
  const [shown, setShown] = useState({ value, before: value });
  if (shown.value !== value) setShown({ value, before: shown.value });
  const { before } = shown;
  return (
    <span className={styles.window}>
      <span key={value} className={styles.reel} data-turns={before !== value}>
        <span className={lookOf(value)}>{value}</span>
        {before !== value && (
          <span className={styles.before} aria-hidden="true">
            <span className={lookOf(before)}>{before}</span>
          </span>
        )}
      </span>
    </span>
  );
}
