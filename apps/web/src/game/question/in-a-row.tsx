import { Flame } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './round-clock.module.css';

/** Number of right answers in a row. */
export function InARow({ count }: { readonly count: number }) {
  const { t } = useI18n();
  return (
    <p className={styles.row}>
      <Flame aria-hidden="true" />
      {t('play.inARow', { n: count })}
    </p>
  );
}
