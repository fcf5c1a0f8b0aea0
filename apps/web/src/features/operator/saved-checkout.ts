/** The checkout between its two pages, saved for this tab while the player reads the SMS. */
import type { Checkout } from '@trivia/contract/billing/checkout.ts';

export interface SavedCheckout {
  readonly operator: string;
  /** Phone number as `+9647…`. */
  readonly number: string;
  readonly purpose: 'subscribe' | 'sign_in';
  readonly checkout: Checkout;
}

const KEY = 'operator-checkout';

export function readCheckout(operator: string): SavedCheckout | null {
  try {
    const saved: SavedCheckout | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return saved?.operator === operator ? saved : null;
  } catch {
    return null;
  }
}

export function saveCheckout(saved: SavedCheckout): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Without storage, only a reload loses it.
  }
}

export function clearCheckout(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, there is nothing to delete.
  }
}
