import { Eye } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './watching.module.css';

/** Note for players who are out that they may watch. */
export function Watching() {
  const { t } = useI18n();
  return (
    <p className={styles.watching} role="status">
      <Eye aria-hidden="true" />
      {t('live.watching')}
    </p>
  );
}
