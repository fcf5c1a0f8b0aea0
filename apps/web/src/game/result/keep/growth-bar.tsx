import styles from './growth-bar.module.css';

interface GrowthBarProps {
  readonly label: string;
  /** Shares of the whole, 0 to 1: before, and now. */
  readonly from: number;
  readonly to: number;
  readonly hue: 'faience' | 'fig';
}

/** A bar that shows what was there before, and what is new. */
export function GrowthBar({ label, from, to, hue }: GrowthBarProps) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(to * 100)}
      data-hue={hue}
      style={{ '--from': from, '--to': to }}
    >
      <span className={styles.now} />
      <span className={styles.before} />
    </div>
  );
}
