import type { Redemption } from '@trivia/contract/store/gift-cards.ts';
import { dayOf, daysBetween } from '@trivia/rules/calendar/baghdad.ts';

/** Number of days before a code's expiry from which the remaining days are shown. */
export const SOON_DAYS = 7;

/** Days until a code's last day: 0 on it, and negative afterwards. */
export const daysLeft = (expiresOn: string, nowMs: number): number => daysBetween(dayOf(nowMs), expiresOn);

/** Whether a redemption is over: expired, refused or refunded. */
export const isPast = (
  { status, expiresOn }: Pick<Redemption, 'status' | 'expiresOn'>,
  nowMs: number,
): boolean => status === 'refused' || (expiresOn !== null && daysLeft(expiresOn, nowMs) < 0);
