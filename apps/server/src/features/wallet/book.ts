import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/deps.ts';
import { insertTransfer, lockAccounts, type NewEntry, writeEntries } from './ledger.repository.ts';
import { checkBalanced, holderKey, mergePostings, type Posting, type Transfer } from './transfer.ts';

const shortage = { coin: 'NOT_ENOUGH_COINS', point: 'NOT_ENOUGH_POINTS' } as const;

function toEntry(accounts: Awaited<ReturnType<typeof lockAccounts>>, one: Posting): NewEntry {
  const account = accounts.get(holderKey(one));
  if (!account) throw new Error(`No account ${holderKey(one)}`);
  if (account.balance !== null && account.balance + one.amount < 0) {
    // Only a player can run short of anything; an escrow that does is our own mistake.
    if (account.kind === 'player') throw new AppError(shortage[one.currency]);
    throw new RangeError(`${holderKey(one)} holds ${account.balance}, asked for ${-one.amount}`);
  }
  return { account, amount: one.amount, earned: one.earned ?? 0 };
}

/**
 * The one way in which coins and points move: all postings or none, in the caller's transaction.
 * `isNew` is false when the key was booked before; then nothing changes.
 * Refuses with NOT_ENOUGH_COINS or NOT_ENOUGH_POINTS what a player can't pay.
 */
export async function book(
  tx: Tx,
  transfer: Transfer,
  nowMs: number,
): Promise<{ isNew: boolean; transferId?: string }> {
  checkBalanced(transfer.postings);
  const postings = mergePostings(transfer.postings);
  const transferId = await insertTransfer(tx, transfer, new Date(nowMs));
  if (!transferId) return { isNew: false };
  if (postings.length === 0) return { isNew: true, transferId };

  const accounts = await lockAccounts(tx, postings);
  await writeEntries(
    tx,
    transferId,
    postings.map((one) => toEntry(accounts, one)),
  );
  return { isNew: true, transferId };
}
