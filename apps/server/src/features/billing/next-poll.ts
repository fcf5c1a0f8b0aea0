import type { SubscriptionState } from '@trivia/rules/billing/subscription.ts';
import { pollDelayMs } from '@trivia/rules/billing/terms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the operator is asked next: soon about a charge, daily about what went wrong, never about the rest. */
export function nextPollAt(state: SubscriptionState, polls: number, nowMs: number): Date | null {
  if (state === 'activating') return new Date(nowMs + pollDelayMs(polls));
  if (state === 'grace' || state === 'suspended') return new Date(nowMs + DAY_MS);
  return null;
}
