import type { Failure } from './payment.ts';

/** Outcome of a payment with a test card. */
export type Outcome =
  | { readonly kind: 'paid'; readonly isDisputed?: true }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'later'; readonly isPaid: boolean };

export interface TestCard {
  readonly number: string;
  /** Key of the card's text on the page. */
  readonly name: string;
  readonly outcome: Outcome;
}

const refused = (failure: Failure): Outcome => ({ kind: 'refused', failure });

/** Test cards, with Stripe's numbers if it has one of that kind: https://docs.stripe.com/testing */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', name: 'paid', outcome: { kind: 'paid' } },
  { number: '4000002500003155', name: 'challenge', outcome: { kind: 'challenge' } },
  { number: '4000000000000002', name: 'declined', outcome: refused('card_declined') },
  { number: '4000000000009995', name: 'insufficient', outcome: refused('insufficient_funds') },
  { number: '4000000000000069', name: 'expired', outcome: refused('expired_card') },
  { number: '4000000000000127', name: 'cvc', outcome: refused('incorrect_cvc') },
  { number: '4000000000000259', name: 'disputed', outcome: { kind: 'paid', isDisputed: true } },
  { number: '4000000000000077', name: 'later', outcome: { kind: 'later', isPaid: true } },
  { number: '4000000000000341', name: 'laterRefused', outcome: { kind: 'later', isPaid: false } },
];

/** Finds a test card by number, with or without spaces, in digits of any script. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\s-]/g, '');
  return testCards.find(({ number }) => number === digits);
}

/** Formats a number in groups of four, as on a card. */
export const grouped = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');
