import styles from './road.module.css';

interface RoadProps {
  readonly stations: readonly string[];
  /** The station that is being waited at, from 0. */
  readonly at: number;
}

/** Progress that goes on by itself. */
export function Road({ stations, at }: RoadProps) {
  return (
    <ol className={styles.road} style={{ '--stations': stations.length }}>
      {stations.map((station, index) => (
        <li
          key={station}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {station}
        </li>
      ))}
    </ol>
  );
}
