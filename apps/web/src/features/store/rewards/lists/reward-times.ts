import type { Redemption } from '@trivia/contract/store/gift-cards.ts';
import { dayOf, daysBetween } from '@trivia/rules/calendar/baghdad.ts';

/** From so many days on, what is left of a code's time is counted. */
export const SOON_DAYS = 7;

/** Days until a code's last one, 0 on it; negative afterwards. */
export const daysLeft = (expiresOn: string, nowMs: number): number => daysBetween(dayOf(nowMs), expiresOn);

/** Whether there is nothing to be done with a redemption any more. */
export const isPast = (
  { status, expiresOn }: Pick<Redemption, 'status' | 'expiresOn'>,
  nowMs: number,
): boolean => status === 'refused' || (expiresOn !== null && daysLeft(expiresOn, nowMs) < 0);
