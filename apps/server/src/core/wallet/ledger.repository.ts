import { type Selectable, sql } from 'kysely';
import { anyOf } from '../../lib/any-of.ts';
import type { Tx } from '../../lib/database/db.ts';
import { type Holder, holderKey, type Posting, type Transfer } from './transfer.ts';
import type { LedgerAccountTable } from './wallet.tables.ts';

export type Account = Selectable<LedgerAccountTable>;

/** Columns that identify the owner of an account. */
const ownerOf = (holder: Holder) => ({
  kind: holder.kind,
  player_id: holder.kind === 'player' ? holder.id : null,
  subject_kind: holder.kind === 'escrow' ? holder.of : null,
  subject_id: holder.kind === 'escrow' ? holder.id : null,
});

const keyOf = ({ kind, player_id, subject_id, currency }: Account): string =>
  `${kind}/${player_id ?? subject_id ?? ''}/${currency}`;

/** Inserts transfers with new keys. Returns their ids by key. */
export async function insertTransfers(
  tx: Tx,
  transfers: readonly Transfer[],
  bookedAt: Date,
): Promise<Map<string, string>> {
  if (transfers.length === 0) return new Map();
  const rows = await tx
    .insertInto('ledger_transfer')
    .values(
      transfers.map(({ key, reason, subject }) => ({
        idempotency_key: key,
        reason,
        subject_kind: subject?.kind ?? null,
        subject_id: subject?.id ?? null,
        booked_at: bookedAt,
      })),
    )
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['id', 'idempotency_key'])
    .execute();
  return new Map(rows.map(({ id, idempotency_key }) => [idempotency_key, id]));
}

/** Opens missing accounts in one order, which prevents deadlocks. */
async function openAccounts(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const rows = postings
    .filter(({ holder }) => holder.kind !== 'house')
    .toSorted((one, other) => (holderKey(one) < holderKey(other) ? -1 : 1))
    .map(({ holder, currency }) => ({ ...ownerOf(holder), currency, balance: 0 }));
  if (rows.length === 0) return;
  await tx
    .insertInto('ledger_account')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function selectAccounts(tx: Tx, postings: readonly Posting[]): Promise<Account[]> {
  const idsOf = (kind: Holder['kind']) =>
    postings.flatMap(({ holder }) => (holder.kind === kind && holder.kind !== 'house' ? [holder.id] : []));
  const [playerIds, subjectIds] = [idsOf('player'), idsOf('escrow')];
  const isHouses = ({ holder }: Posting) => holder.kind === 'house';
  const accounts = await tx
    .selectFrom('ledger_account')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(playerIds.length > 0 ? [eb('player_id', '=', anyOf(playerIds))] : []),
        ...(subjectIds.length > 0 ? [eb('subject_id', '=', anyOf(subjectIds))] : []),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!postings.some(isHouses)) return accounts;
  // Don't lock the house, or all transfers would wait for each other.
  const house = await tx.selectFrom('ledger_account').selectAll().where('kind', '=', 'house').execute();
  return [...accounts, ...house];
}

/** Locks the accounts of the postings in a fixed order, opening missing ones. Returns them by `holderKey`. */
export async function lockAccounts(tx: Tx, postings: readonly Posting[]): Promise<Map<string, Account>> {
  const byKey = (accounts: Account[]) => new Map(accounts.map((account) => [keyOf(account), account]));
  const found = byKey(await selectAccounts(tx, postings));
  const missing = postings.filter((one) => !found.has(holderKey(one)));
  if (missing.length === 0) return found;
  await openAccounts(tx, missing);
  // Read missing accounts again: another transaction may have opened them.
  return new Map([...found, ...byKey(await selectAccounts(tx, missing))]);
}

export interface NewEntry {
  readonly transferId: string;
  readonly accountId: string;
  readonly amount: number;
  readonly earned: number;
  /** Balance after the entry; null for the house, which has none. */
  readonly balance: number | null;
}

async function updateBalances(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  const changes = new Map<string, { balance: number; earned: number }>();
  for (const { accountId, balance, earned } of entries) {
    const before = changes.get(accountId)?.earned ?? 0;
    if (balance !== null) changes.set(accountId, { balance, earned: before + earned });
  }
  if (changes.size === 0) return;
  const values = [...changes.values()];
  await sql`
    UPDATE ledger_account
       SET balance = c.balance, earned = ledger_account.earned + c.earned, version = version + 1
      FROM unnest(${[...changes.keys()]}::uuid[], ${values.map(({ balance }) => balance)}::bigint[],
                  ${values.map(({ earned }) => earned)}::bigint[]) AS c (id, balance, earned)
     WHERE ledger_account.id = c.id`.execute(tx);
}

/** Writes the entries and the final balance of each account that has one. */
export async function writeEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  await tx
    .insertInto('ledger_entry')
    .values(
      entries.map(({ transferId, accountId, amount, earned, balance }) => ({
        transfer_id: transferId,
        account_id: accountId,
        amount,
        earned,
        balance_after: balance,
      })),
    )
    .execute();
  await updateBalances(tx, entries);
}
