import { useEffect, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useConnectionStore } from '../../lib/realtime/connection-store.ts';
import { useOnline } from '../../lib/use-online.ts';
import styles from './shell.module.css';

/** Time without a socket before it is shown: short losses are not, and the others within a second. */
const BLINK_MS = 900;

/** Whether the socket was connected, and has been lost for longer than `BLINK_MS`. */
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

/** Shows that the connection is lost, also to screen readers. */
export function OfflineBanner() {
  const { t } = useI18n();
  const isOnline = useOnline();
  const isLost = useIsLost();
  return (
    <div role="status">{(isLost || !isOnline) && <p className={styles.offline}>{t('ui.offline')}</p>}</div>
  );
}
