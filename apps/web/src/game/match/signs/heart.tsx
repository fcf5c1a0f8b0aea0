import styles from './heart.module.css';

const whole =
  'M12 21C5.6 16.4 1.8 12.9 1.8 8.4 1.8 5.2 4.2 2.9 7.2 2.9c1.9 0 3.7.9 4.8 2.5 1.1-1.6 2.9-2.5 4.8-2.5 3 0 5.4 2.3 5.4 5.5 0 4.5-3.8 8-10.2 12.6z';
const left =
  'M12 21C5.6 16.4 1.8 12.9 1.8 8.4 1.8 5.2 4.2 2.9 7.2 2.9c1.9 0 3.7.9 4.8 2.5l-2 3.4 3.4 2.6-3 3.4z';
const right =
  'M12 5.4c1.1-1.6 2.9-2.5 4.8-2.5 3 0 5.4 2.3 5.4 5.5 0 4.5-3.8 8-10.2 12.6l-1.6-6.2 3-3.4L10 8.8z';

/** A life. A lost one breaks in two, and its outline stays. */
export function Heart({ isLost }: { readonly isLost: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.heart} data-lost={isLost} aria-hidden="true">
      <path className={styles.outline} d={whole} />
      <g className={styles.left}>
        <path d={left} />
        <ellipse className={styles.shine} cx="7" cy="7.2" rx="2.2" ry="1.5" transform="rotate(-35 7 7.2)" />
      </g>
      <path className={styles.right} d={right} />
    </svg>
  );
}
