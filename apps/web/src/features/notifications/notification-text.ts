import type { Notification } from '@trivia/contract/notifications.ts';
import type { I18n } from '../../lib/i18n.ts';

type Texts = Pick<I18n, 't'>;

function correctedText({ t }: Texts, { coins, points }: Notification): string {
  if (coins > 0 && points > 0) return t('notifications.correctedBoth', { coins, points });
  if (coins > 0) return t('notifications.correctedCoins', { coins });
  return points > 0 ? t('notifications.correctedPoints', { points }) : t('notifications.correctedNone');
}

/** Text of a notification. */
export function notificationText(texts: Texts, notification: Notification): string {
  const { kind, coins, points } = notification;
  if (kind === 'referral_paid') return texts.t('notifications.referralPaid', { coins, points });
  if (kind === 'referral_welcome') return texts.t('notifications.referralWelcome', { points });
  if (kind === 'referral_held') return texts.t('notifications.referralHeld');
  return correctedText(texts, notification);
}
