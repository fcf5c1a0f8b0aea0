import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './plus-pitch.module.css';

/** Benefits of Plus, in one line and three words. */
export function PlusPitch() {
  const { t } = useI18n();
  return (
    <div className={styles.pitch}>
      <p className={styles.name}>{t('operator.plus')}</p>
      <h1>{t('operator.heading')}</h1>
      <ul>
        <li>{t('operator.allGames')}</li>
        <li>{t('operator.noLimit')}</li>
        <li>{t('operator.noAds')}</li>
      </ul>
    </div>
  );
}
