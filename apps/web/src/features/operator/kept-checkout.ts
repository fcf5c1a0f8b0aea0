/** The checkout between its two pages, kept for the tab while the player reads the SMS. */
import type { Checkout } from '@trivia/contract/billing/checkout.ts';

export interface KeptCheckout {
  readonly operator: string;
  /** The number as `+9647…`. */
  readonly number: string;
  readonly purpose: 'subscribe' | 'sign_in';
  readonly checkout: Checkout;
}

const KEY = 'operator-checkout';

export function readCheckout(operator: string): KeptCheckout | null {
  try {
    const kept: KeptCheckout | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return kept?.operator === operator ? kept : null;
  } catch {
    return null;
  }
}

export function keepCheckout(kept: KeptCheckout): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser without storage loses it only when the page is loaded again.
  }
}

export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is not available, so nothing was kept.
  }
}
