import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './sample-clock.module.css';
import { SAMPLE_POINTS } from './sample-questions.ts';

/** Points of a sample question inside the ring of its clock, which runs while the question has `data-clock`. */
export function SampleClock() {
  const { t } = useI18n();
  return (
    <span className={styles.clock} aria-hidden="true">
      <span className={styles.half} />
      <span className={styles.half} />
      <bdi dir="ltr">{t('sample.gain', { points: SAMPLE_POINTS })}</bdi>
    </span>
  );
}
