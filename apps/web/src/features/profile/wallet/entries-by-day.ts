import type { WalletEntry } from '@trivia/contract/store/wallet.ts';
import { type Day, dayOf } from '@trivia/rules/calendar/baghdad.ts';

export interface EntriesOfDay {
  readonly day: Day;
  readonly entries: readonly WalletEntry[];
}

/** Groups ledger entries by day in Baghdad, in their order. */
export function entriesByDay(entries: readonly WalletEntry[]): readonly EntriesOfDay[] {
  const days = new Map<Day, WalletEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.bookedAtMs);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
