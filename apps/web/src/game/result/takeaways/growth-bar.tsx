import styles from './growth-bar.module.css';

interface GrowthBarProps {
  readonly label: string;
  /** Shares from 0 to 1, before and after. */
  readonly from: number;
  readonly to: number;
  readonly hue: 'faience' | 'fig';
}

/** A progress bar that highlights its new part. */
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
