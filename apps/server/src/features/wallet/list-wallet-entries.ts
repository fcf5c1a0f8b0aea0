import { limits } from '@trivia/contract/limits.ts';
import type { WalletEntry } from '@trivia/contract/wallet.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Currency } from './wallet.tables.ts';

export interface WalletEntryQuery {
  readonly playerId: string;
  readonly currency?: Currency | undefined;
  /** The id of the last entry of the page before. */
  readonly cursor?: string | undefined;
}

export interface WalletEntryPage {
  readonly data: WalletEntry[];
  readonly nextCursor: string | null;
}

/** A player's history, newest first. A cursor that is none of ours starts at the newest. */
export async function listWalletEntries(
  { db }: Pick<Deps, 'db'>,
  { playerId, currency, cursor }: WalletEntryQuery,
): Promise<WalletEntryPage> {
  const beforeId = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : undefined;
  const rows = await db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_account as account', 'account.id', 'entry.account_id')
    .innerJoin('ledger_transfer as transfer', 'transfer.id', 'entry.transfer_id')
    .select(['entry.id', 'account.currency', 'entry.amount', 'entry.balance_after'])
    .select(['transfer.reason', 'transfer.booked_at'])
    .where('account.player_id', '=', playerId)
    .$if(currency !== undefined, (query) => query.where('account.currency', '=', currency ?? 'coin'))
    .$if(beforeId !== undefined, (query) => query.where('entry.id', '<', beforeId ?? 0))
    .orderBy('entry.id', 'desc')
    .limit(limits.pageSize + 1)
    .execute();

  const page = rows.slice(0, limits.pageSize);
  const data = page.map((row) => ({
    id: String(row.id),
    currency: row.currency,
    amount: row.amount,
    balanceAfter: row.balance_after ?? 0,
    reason: row.reason,
    bookedAtMs: row.booked_at.getTime(),
  }));
  return { data, nextCursor: rows.length > page.length ? (data.at(-1)?.id ?? null) : null };
}
