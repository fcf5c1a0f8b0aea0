import type { Selectable } from 'kysely';
import type { Tx } from '../../lib/deps.ts';
import { type Holder, holderKey, type Posting, type Transfer } from './transfer.ts';
import type { LedgerAccountTable } from './wallet.tables.ts';

export type Account = Selectable<LedgerAccountTable>;

/** The columns that tell whose account it is. */
const ownerOf = (holder: Holder) => ({
  kind: holder.kind,
  player_id: holder.kind === 'player' ? holder.id : null,
  match_id: holder.kind === 'escrow' ? holder.id : null,
});

const keyOf = ({ kind, player_id, match_id, currency }: Account): string =>
  `${kind}/${player_id ?? match_id ?? ''}/${currency}`;

/** Writes the transfer, or returns undefined when its key was used before. */
export async function insertTransfer(
  tx: Tx,
  transfer: Transfer,
  bookedAt: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('ledger_transfer')
    .values({
      idempotency_key: transfer.key,
      reason: transfer.reason,
      reference: transfer.reference ?? null,
      booked_at: bookedAt,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Opens the accounts that are not there yet. Everybody opens them in one order, so that nobody waits in a ring. */
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
  const [playerIds, matchIds] = [idsOf('player'), idsOf('escrow')];
  const accounts = await tx
    .selectFrom('ledger_account')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(playerIds.length > 0 ? [eb('player_id', 'in', playerIds)] : []),
        ...(matchIds.length > 0 ? [eb('match_id', 'in', matchIds)] : []),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const house = await tx.selectFrom('ledger_account').selectAll().where('kind', '=', 'house').execute();
  return [...accounts, ...house];
}

/** The accounts of the postings by `holderKey`, opened where need be, and locked in one order. */
export async function lockAccounts(tx: Tx, postings: readonly Posting[]): Promise<Map<string, Account>> {
  const byKey = (accounts: Account[]) => new Map(accounts.map((account) => [keyOf(account), account]));
  const found = byKey(await selectAccounts(tx, postings));
  if (postings.every((one) => found.has(holderKey(one)))) return found;
  await openAccounts(tx, postings);
  return byKey(await selectAccounts(tx, postings));
}

export interface NewEntry {
  readonly account: Account;
  readonly amount: number;
  readonly earned: number;
}

const balanceAfter = ({ account, amount }: NewEntry): number | null =>
  account.balance === null ? null : account.balance + amount;

/** Writes the entries and, where one is kept, the balance that each of them leaves. */
export async function writeEntries(tx: Tx, transferId: string, entries: readonly NewEntry[]): Promise<void> {
  await tx
    .insertInto('ledger_entry')
    .values(
      entries.map((entry) => ({
        transfer_id: transferId,
        account_id: entry.account.id,
        amount: entry.amount,
        earned: entry.earned,
        balance_after: balanceAfter(entry),
      })),
    )
    .execute();
  for (const entry of entries.filter(({ account }) => account.balance !== null)) {
    await tx
      .updateTable('ledger_account')
      .set((eb) => ({ balance: balanceAfter(entry), earned: eb('earned', '+', entry.earned) }))
      .where('id', '=', entry.account.id)
      .execute();
  }
}
