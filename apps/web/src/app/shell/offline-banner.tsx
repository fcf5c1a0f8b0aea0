import { useI18n } from '../../lib/i18n.ts';
import { useOnline } from '../../lib/use-online.ts';
import styles from './shell.module.css';

/** Says that the connection is gone, at once and to everybody. */
export function OfflineBanner() {
  const { t } = useI18n();
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <p className={styles.offline}>{t('ui.offline')}</p>}</div>;
}
