import { limits } from '@trivia/contract/limits.ts';
import type { EntryReason, WalletEntry } from '@trivia/contract/store/wallet.ts';
import { modeNames } from '@trivia/rules/match/mode.ts';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { anyOf } from '../../lib/any-of.ts';
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
    .select(['id', 'mode_id'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map<string | null, WalletEntry['game']>(
    matches.map(({ id, mode_id }) => [id, modeNames[mode_id]]),
  );
}

interface EntryRow extends About {
  readonly id: number;
  readonly currency: Currency;
  readonly amount: number;
  readonly balance_after: number | null;
  readonly reason: EntryReason;
  readonly booked_at: Date;
}

/** Reads one page of each account by index, and returns the newest of these, so that older entries are not read. */
async function listRows(
  { db }: Pick<Deps, 'db'>,
  { playerId, currency, beforeId }: Omit<WalletEntryQuery, 'cursor'> & { readonly beforeId: number },
): Promise<EntryRow[]> {
  const count = limits.pageSize + 1;
  const { rows } = await sql<EntryRow>`
    SELECT entry.id, entry.currency, entry.amount, entry.balance_after, transfer.reason, transfer.booked_at,
           transfer.subject_kind, transfer.subject_id
      FROM (SELECT newest.*, account.currency
              FROM ledger_account account
             CROSS JOIN LATERAL (SELECT id, transfer_id, amount, balance_after FROM ledger_entry
                                  WHERE account_id = account.id AND id < ${beforeId}
                                  ORDER BY id DESC LIMIT ${count}) newest
             WHERE account.player_id = ${playerId} AND account.currency = coalesce(${currency ?? null}, account.currency)
             ORDER BY newest.id DESC LIMIT ${count}) entry
      JOIN ledger_transfer transfer ON transfer.id = entry.transfer_id
     ORDER BY entry.id DESC`.execute(db);
  return rows;
}

/** A player's ledger entries, newest first. An invalid cursor starts at the newest. */
export async function listWalletEntries(
  deps: Pick<Deps, 'db'>,
  { playerId, currency, cursor }: WalletEntryQuery,
): Promise<WalletEntryPage> {
  const beforeId = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : Number.MAX_SAFE_INTEGER;
  const rows = await listRows(deps, { playerId, currency, beforeId });
  const page = rows.slice(0, limits.pageSize);
  const games = await gamesOf(deps, page);
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
