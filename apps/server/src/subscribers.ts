/** All subscribers of domain events. */
import type { Subscriber } from './core/events/subscriber.ts';
import { notifications } from './core/notifications/notify-corrections.ts';
import { purchasePublisher } from './features/purchases/publish-purchase.ts';
import { referrals } from './features/referrals/subscriber.ts';
import { statistics } from './features/statistics/count-matches.ts';

export const subscribers: readonly Subscriber[] = [statistics, referrals, notifications, purchasePublisher];
