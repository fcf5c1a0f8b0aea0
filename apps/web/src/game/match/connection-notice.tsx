import { WifiOff } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useConnection } from '../../lib/realtime/connection-store.ts';
import { useOnline } from '../../lib/use-online.ts';
import styles from './connection-notice.module.css';

interface ConnectionNoticeProps {
  /** A call has found no server, whatever the browser believes. */
  readonly isLost?: boolean;
  readonly hasAnswer?: boolean;
  /** Others play at the same time: what they do is missed, too, while the socket is lost. */
  readonly isLive?: boolean;
}

/** Says that the connection is lost and what becomes of an answer. The region is always there, so that it is read. */
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
