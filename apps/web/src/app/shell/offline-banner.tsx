import { useEffect, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useConnectionStore } from '../../lib/realtime/connection-store.ts';
import { useOnline } from '../../lib/use-online.ts';
import styles from './shell.module.css';

/** Delay of the banner, since most losses of the socket are shorter. */
const BLINK_MS = 900;

/** Whether a connected socket has been lost for longer than `BLINK_MS`. */
function useIsLost(): boolean {
  const isGone = useConnectionStore(({ connection, wasConnected }) => wasConnected && connection === 'lost');
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isGone) return setLost(false);
    const timer = setTimeout(() => setLost(true), BLINK_MS);
    return () => clearTimeout(timer);
  }, [isGone]);
  return isLost;
}

/** Shows and announces a lost connection. */
export function OfflineBanner() {
  const { t } = useI18n();
  const isOnline = useOnline();
  const isLost = useIsLost();
  return (
    <div role="status" className={styles.connection}>
      {(isLost || !isOnline) && (
        <p className={styles.offline}>
          <span>{t('ui.offline')}</span>
        </p>
      )}
    </div>
  );
}
