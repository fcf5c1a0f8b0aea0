import type {
  Notification,
  NotificationData,
  NotificationKind,
} from '@trivia/contract/account/notifications.ts';
import type { I18n } from '../../lib/i18n/i18n.ts';

type Texts = Pick<I18n, 't'>;
type TextsOfKinds = {
  readonly [K in NotificationKind]: (texts: Texts, data: NotificationData[K]) => string;
};

const textsOfKinds: TextsOfKinds = {
  match_corrected({ t }, { coins, points }) {
    if (coins > 0 && points > 0) return t('notifications.correctedBoth', { coins, points });
    if (coins > 0) return t('notifications.correctedCoins', { coins });
    return points > 0 ? t('notifications.correctedPoints', { points }) : t('notifications.correctedNone');
  },
  referral_paid: ({ t }, { coins, points }) => t('notifications.referralPaid', { coins, points }),
  referral_welcome: ({ t }, { points }) => t('notifications.referralWelcome', { points }),
  referral_held: ({ t }) => t('notifications.referralHeld'),
  redemption_released: ({ t }) => t('notifications.redemptionReleased'),
  redemption_refused: ({ t }, { points }) => t('notifications.redemptionRefused', { points }),
};

/** Text of a notification. */
export function notificationText(texts: Texts, { kind, data }: Notification): string {
  const textOf = textsOfKinds[kind] as (texts: Texts, data: Notification['data']) => string;
  return textOf(texts, data);
}
