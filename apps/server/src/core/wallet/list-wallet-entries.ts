import { limits } from '@trivia/contract/limits.ts';
import { gameTypes } from '@trivia/contract/match.ts';
import type { WalletEntry } from '@trivia/contract/wallet.ts';
import type { Deps } from '../../deps.ts';
import type { Currency, SubjectKind } from './wallet.tables.ts';

export interface WalletEntryQuery {
  readonly playerId: string;
  readonly currency?: Currency | undefined;
  /** Id of the last entry on the previous page. */
  readonly cursor?: string | undefined;
}

export interface WalletEntryPage {
  readonly data: WalletEntry[];
  readonly nextCursor: string | null;
}

interface About {
  readonly subject_kind: SubjectKind | null;
  readonly subject_id: string | null;
}

/** Games of the transfers' matches, by match id. */
async function gamesOf({ db }: Pick<Deps, 'db'>, entries: readonly About[]) {
  const ids = entries.flatMap(({ subject_kind, subject_id }) =>
    subject_kind === 'match' && subject_id !== null ? [subject_id] : [],
  );
  if (ids.length === 0) return new Map<string | null, never>();
  const matches = await db
    .selectFrom('match')
    .select(['id', 'type', 'mode'])
    .where('id', 'in', ids)
    .execute();
  return new Map<string | null, WalletEntry['game']>(
    matches.map(({ id, type, mode }) => {
      const known = gameTypes.find((one) => one === type);
      return [id, known ? { type: known, mode } : null];
    }),
  );
}

/** A player's ledger entries, newest first. An invalid cursor starts at the newest. */
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
    .select(['transfer.subject_kind', 'transfer.subject_id'])
    .where('account.player_id', '=', playerId)
    .$if(currency !== undefined, (query) => query.where('account.currency', '=', currency ?? 'coin'))
    .$if(beforeId !== undefined, (query) => query.where('entry.id', '<', beforeId ?? 0))
    .orderBy('entry.id', 'desc')
    .limit(limits.pageSize + 1)
    .execute();

  const page = rows.slice(0, limits.pageSize);
  const games = await gamesOf({ db }, page);
  const data = page.map((row) => ({
    id: String(row.id),
    currency: row.currency,
    amount: row.amount,
    balanceAfter: row.balance_after ?? 0,
    reason: row.reason,
    game: games.get(row.subject_id) ?? null,
    bookedAtMs: row.booked_at.getTime(),
  }));
  return { data, nextCursor: rows.length > page.length ? (data.at(-1)?.id ?? null) : null };
}
