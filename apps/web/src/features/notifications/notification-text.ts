import type { Notification } from '@trivia/contract/notifications.ts';
import type { I18n } from '../../lib/i18n.ts';

/** What a notification says. */
export function notificationText({ t }: Pick<I18n, 't'>, { coins, points }: Notification): string {
  if (coins > 0 && points > 0) return t('notifications.correctedBoth', { coins, points });
  if (coins > 0) return t('notifications.correctedCoins', { coins });
  return points > 0 ? t('notifications.correctedPoints', { points }) : t('notifications.correctedNone');
}
