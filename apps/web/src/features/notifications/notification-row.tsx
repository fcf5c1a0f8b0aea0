import type { Notification } from '@trivia/contract/account/notifications.ts';
import type { PictureName } from '@trivia/pictures/picture-files.ts';
import { Niche } from '../../game/art/niche.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { GameLink } from './game-link.tsx';
import { notificationText } from './notification-text.ts';
import styles from './notifications-screen.module.css';
import { useFormatMoment } from './use-format-moment.ts';

/** Thing that stands for each kind. */
const things: Readonly<Record<Notification['kind'], PictureName>> = {
  match_corrected: 'thing-book',
  referral_paid: 'thing-coin-bowl',
  referral_welcome: 'thing-samovar',
  referral_held: 'thing-lantern',
  redemption_released: 'thing-coins',
  redemption_refused: 'thing-coins',
};

/** A notification with its title and its time, beside a thing in a niche. */
export function NotificationRow({ notification }: { readonly notification: Notification }) {
  const i18n = useI18n();
  const formatMoment = useFormatMoment();
  const { isRead, createdAtMs, kind, data } = notification;
  return (
    <li className={styles.row} data-new={!isRead}>
      <Niche className={styles.niche} name={things[kind]} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2>{i18n.t(`notifications.title.${kind}`)}</h2>
          <p className={styles.when}>
            {formatMoment(createdAtMs)}
            {!isRead && <VisuallyHidden>{i18n.t('notifications.new')}</VisuallyHidden>}
          </p>
        </div>
        <p>{notificationText(i18n, notification)}</p>
        {kind === 'match_corrected' && <GameLink matchId={data.matchId} />}
      </div>
    </li>
  );
}
