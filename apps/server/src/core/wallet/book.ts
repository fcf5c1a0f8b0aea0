import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import {
  type Account,
  insertTransfers,
  lockAccounts,
  type NewEntry,
  writeEntries,
} from './ledger.repository.ts';
import { checkBalanced, holderKey, mergePostings, type Posting, type Transfer } from './transfer.ts';

const shortage = { coin: 'NOT_ENOUGH_COINS', point: 'NOT_ENOUGH_POINTS' } as const;

/** Balance of an account after a posting. */
function balanceAfter({ balance, kind, currency }: Account, { amount, holder }: Posting): number | null {
  if (balance === null) return null;
  if (balance + amount >= 0) return balance + amount;
  // Only players can run short; an escrow that does is a bug.
  if (kind === 'player') throw new AppError(shortage[currency]);
  throw new RangeError(`${holderKey({ holder, currency })} holds ${balance}, asked for ${-amount}`);
}

/** Ledger entries in order, each with the balance after it. */
function toEntries(
  accounts: Map<string, Account>,
  postings: readonly (Posting & { readonly transferId: string })[],
): NewEntry[] {
  return postings.map(({ transferId, ...one }) => {
    const key = holderKey(one);
    const account = accounts.get(key);
    if (!account) throw new Error(`No account ${key}`);
    const balance = balanceAfter(account, one);
    accounts.set(key, { ...account, balance });
    return { transferId, accountId: account.id, amount: one.amount, earned: one.earned ?? 0, balance };
  });
}

/** Books many transfers like `book`, in order and in shared statements. Returns the ids of new transfers by key. */
export async function bookAll(
  tx: Tx,
  transfers: readonly Transfer[],
  nowMs: number,
): Promise<ReadonlyMap<string, string>> {
  for (const { postings } of transfers) checkBalanced(postings);
  const once = [...new Map(transfers.map((transfer) => [transfer.key, transfer])).values()];
  const idsByKey = await insertTransfers(tx, once, new Date(nowMs));
  const postings = once.flatMap((transfer) => {
    const transferId = idsByKey.get(transfer.key);
    if (transferId === undefined) return [];
    return mergePostings(transfer.postings).map((one) => ({ ...one, transferId }));
  });
  if (postings.length > 0) await writeEntries(tx, toEntries(await lockAccounts(tx, postings), postings));
  return idsByKey;
}

/**
 * Books a transfer, the only way to move coins and points: all postings or none, in the caller's transaction. `isNew`
 * is false if the key was booked before; then nothing changes. Refuses with NOT_ENOUGH_COINS or NOT_ENOUGH_POINTS.
 */
export async function book(
  tx: Tx,
  transfer: Transfer,
  nowMs: number,
): Promise<{ isNew: boolean; transferId?: string }> {
  const transferId = (await bookAll(tx, [transfer], nowMs)).get(transfer.key);
  return transferId === undefined ? { isNew: false } : { isNew: true, transferId };
}
