import type { Notification } from '@trivia/contract/account/notifications.ts';
import { HeartHandshake } from 'lucide-react';
import { useFormatDate } from '../../game/format-date.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { GameLink } from './game-link.tsx';
import { notificationText } from './notification-text.ts';
import styles from './notifications-screen.module.css';

/** A notification. */
export function NotificationRow({ notification }: { readonly notification: Notification }) {
  const i18n = useI18n();
  const formatDate = useFormatDate();
  const { isRead, createdAtMs, kind, data } = notification;
  return (
    <li className={styles.row} data-new={!isRead}>
      <span className={styles.glyph}>
        <HeartHandshake className={styles.icon} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p>{notificationText(i18n, notification)}</p>
        <p className={styles.when}>
          {!isRead && <b>{i18n.t('notifications.new')}</b>}
          {formatDate(createdAtMs)}
        </p>
        {kind === 'match_corrected' && <GameLink matchId={data.matchId} />}
      </div>
    </li>
  );
}
