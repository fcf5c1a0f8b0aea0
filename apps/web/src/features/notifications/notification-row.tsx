import type { Notification } from '@trivia/contract/account/notifications.ts';
import type { PictureName } from '@trivia/pictures/picture-files.ts';
import { Niche } from '../../game/art/niche.tsx';
import { useFormatDate } from '../../game/format-date.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { GameLink } from './game-link.tsx';
import { notificationText } from './notification-text.ts';
import styles from './notifications-screen.module.css';

/** Thing that stands for each kind. */
const things: Readonly<Record<Notification['kind'], PictureName>> = {
  match_corrected: 'thing-book',
  referral_paid: 'thing-coin-bowl',
  referral_welcome: 'thing-samovar',
  referral_held: 'thing-lantern',
  redemption_released: 'thing-coins',
  redemption_refused: 'thing-coins',
};

/** A notification, with a thing in a niche. */
export function NotificationRow({ notification }: { readonly notification: Notification }) {
  const i18n = useI18n();
  const formatDate = useFormatDate();
  const { isRead, createdAtMs, kind, data } = notification;
  return (
    <li className={styles.row} data-new={!isRead}>
      <Niche className={styles.niche} name={things[kind]} />
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
