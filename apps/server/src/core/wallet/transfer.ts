/** Transfers of coins and points, and their parts. */
import type { EntryReason } from '@trivia/contract/store/wallet.ts';
import type { Currency, EscrowKind, SubjectKind } from './wallet.tables.ts';

export type Holder =
  | { readonly kind: 'player'; readonly id: string }
  /** Holds stakes until they are settled. */
  | { readonly kind: 'escrow'; readonly of: EscrowKind; readonly id: string }
  /** Pays every reward, and receives every price. */
  | { readonly kind: 'house' };

export interface Posting {
  readonly holder: Holder;
  readonly currency: Currency;
  /** Added to the holder's balance; negative to take. Never 0. */
  readonly amount: number;
  /** Share of a player's points that was won by playing, which counts for tiers and ranks. */
  readonly earned?: number;
}

/** Cause of a transfer, such as a match. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
}

export interface Transfer {
  /** Idempotency key: a second transfer under it changes nothing. */
  readonly key: string;
  readonly reason: EntryReason;
  readonly subject?: Subject;
  readonly postings: readonly Posting[];
}

export const player = (id: string): Holder => ({ kind: 'player', id });
export const escrow = (of: EscrowKind, id: string): Holder => ({ kind: 'escrow', of, id });
export const matchSubject = (id: string): Subject => ({ kind: 'match', id });
export const house: Holder = { kind: 'house' };

/** Unique, because the ids of matches, tournaments and players are random. */
export const holderKey = ({ holder, currency }: Pick<Posting, 'holder' | 'currency'>): string =>
  `${holder.kind}/${holder.kind === 'house' ? '' : holder.id}/${currency}`;

/** One posting, or none for an amount of 0. */
export const posting = (holder: Holder, currency: Currency, amount: number, earned = 0): Posting[] =>
  amount === 0 ? [] : [{ holder, currency, amount, earned }];

/** Postings that move an amount from one holder to another. */
export const move = (from: Holder, to: Holder, currency: Currency, amount: number, earned = 0): Posting[] => [
  ...posting(from, currency, -amount),
  ...posting(to, currency, amount, earned),
];

/** Sums the postings of each account into one. */
export function mergePostings(postings: readonly Posting[]): Posting[] {
  const merged = new Map<string, Posting>();
  for (const one of postings) {
    const key = holderKey(one);
    const { amount = 0, earned = 0 } = merged.get(key) ?? {};
    merged.set(key, { ...one, amount: amount + one.amount, earned: earned + (one.earned ?? 0) });
  }
  return [...merged.values()].filter(({ amount }) => amount !== 0);
}

/** Throws a `RangeError` for postings that are not whole numbers, or do not sum to zero in a currency. */
export function checkBalanced(postings: readonly Posting[]): void {
  const sums = new Map<Currency, number>();
  for (const { currency, amount, earned = 0 } of postings) {
    if (!Number.isSafeInteger(amount)) throw new RangeError('An amount is a whole number.');
    if (!Number.isSafeInteger(earned) || earned < 0) throw new RangeError('What was earned is not below 0.');
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  if ([...sums.values()].some((sum) => sum !== 0)) throw new RangeError('A transfer sums to zero.');
}
