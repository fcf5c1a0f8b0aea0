import styles from './bar-list.module.css';

export interface Bar {
  readonly id: string;
  readonly label: string;
  /** Length of the bar, from 0 to 1. */
  readonly share: number;
  /** The share as text. */
  readonly value: string;
  readonly note?: string;
  /** Hue in degrees of OKLCH. */
  readonly hue: number;
}

/** A bar chart whose names and values are text, so that it is readable without the bars. */
export function BarList({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <ul className={styles.bars}>
      {bars.map(({ id, label, share, value, note, hue }) => (
        <li key={id} style={{ '--share': share, '--hue': hue }}>
          <span className={styles.head}>
            <span className={styles.label}>{label}</span>
            <b>{value}</b>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} />
          </span>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
