import type { Subscription } from './subscription.ts';

export const publicStatuses = ['processing', 'success', 'out_of_balance', 'failed'] as const;
/** Status of a subscription shown in the app. */
export type PublicStatus = (typeof publicStatuses)[number];

/** Maps a subscription to its status in the app; null while a code is awaited. */
export function publicStatusOf({
  state,
  endReason,
}: Pick<Subscription, 'state' | 'endReason'>): PublicStatus | null {
  switch (state) {
    case 'pending_pin':
      return null;
    case 'activating':
      return 'processing';
    case 'active':
    case 'cancelling':
    case 'cancelled':
      return 'success';
    case 'grace':
    case 'suspended':
      return 'out_of_balance';
    case 'ended':
      return endReason === 'out_of_balance' ? 'out_of_balance' : 'failed';
  }
}
