import { WifiOff } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useConnection } from '../../lib/realtime/connection-store.ts';
import { useOnline } from '../../lib/use-online.ts';
import styles from './connection-notice.module.css';

interface ConnectionNoticeProps {
  /** Whether a call has failed to reach the server, even if the browser reports a network. */
  readonly isLost?: boolean;
  readonly hasAnswer?: boolean;
  /** Whether opponents play at the same time, whose actions are missed while the socket is lost. */
  readonly isLive?: boolean;
}

/**
 * Announces a lost connection, with the state of the answer. The live region is always rendered, so that changes are
 * announced.
 */
export function ConnectionNotice({ isLost, hasAnswer, isLive }: ConnectionNoticeProps) {
  const { t } = useI18n();
  const isOnline = useOnline();
  const isDeaf = useConnection() === 'lost' && isLive;
  return (
    <div role="status" className={styles.region}>
      {(isLost || isDeaf || !isOnline) && (
        <p className={styles.notice}>
          <WifiOff className={styles.icon} aria-hidden="true" />
          {t(hasAnswer ? 'play.lostWithAnswer' : 'play.lost')}
        </p>
      )}
    </div>
  );
}
