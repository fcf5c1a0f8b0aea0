import { useSyncExternalStore } from 'react';
import { useI18n } from '../../lib/i18n.ts';
import styles from './shell.module.css';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that the connection is gone, at once and to everybody. */
export function OfflineBanner() {
  const { t } = useI18n();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!isOnline && <p className={styles.offline}>{t('ui.offline')}</p>}</div>;
}
