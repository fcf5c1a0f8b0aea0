import { useEffect, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useConnectionStore } from '../../lib/realtime/connection-store.ts';
import { useOnline } from '../../lib/use-online.ts';
import styles from './shell.module.css';

/** A socket that is back sooner than this was never missed; to say so takes at most a second. */
const BLINK_MS = 900;

/** Whether the socket was there, and has been gone for more than a blink. */
function useIsLost(): boolean {
  const isGone = useConnectionStore(({ connection, wasThere }) => wasThere && connection === 'lost');
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isGone) return setLost(false);
    const timer = setTimeout(() => setLost(true), BLINK_MS);
    return () => clearTimeout(timer);
  }, [isGone]);
  return isLost;
}

/** Says that the connection is gone, at once and to everybody. */
export function OfflineBanner() {
  const { t } = useI18n();
  const isOnline = useOnline();
  const isLost = useIsLost();
  return (
    <div role="status">{(isLost || !isOnline) && <p className={styles.offline}>{t('ui.offline')}</p>}</div>
  );
}
