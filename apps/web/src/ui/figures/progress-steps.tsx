import { Check } from 'lucide-react';
import styles from './progress-steps.module.css';

interface ProgressStepsProps {
  readonly stations: readonly string[];
  /** Index of the current step, from 0. */
  readonly at: number;
}

/** Steps of a process that advances by itself. */
export function ProgressSteps({ stations, at }: ProgressStepsProps) {
  return (
    <ol className={styles.road} style={{ '--stations': stations.length }}>
      {stations.map((station, index) => (
        <li
          key={station}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at && <Check className={styles.tick} aria-hidden="true" />}
          {station}
        </li>
      ))}
    </ol>
  );
}
