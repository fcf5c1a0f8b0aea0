import type { SubscriptionState } from '@trivia/rules/billing/subscription.ts';
import { pollDelayMs } from '@trivia/rules/billing/terms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time of the next poll of the operator: soon during an activation, daily after a failed renewal, else never. */
export function nextPollAt(state: SubscriptionState, polls: number, nowMs: number): Date | null {
  if (state === 'activating') return new Date(nowMs + pollDelayMs(polls));
  if (state === 'grace' || state === 'suspended') return new Date(nowMs + DAY_MS);
  return null;
}
