/** Proof of an address by a mail that another account's sign-up caused. */
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { awaitedEmailOf } from '../email/awaited-email.ts';
import { acceptAddress } from '../email/change-email.ts';
import { lockCaller } from '../lock-caller.ts';
import { hashToken } from '../sessions/authenticate.ts';
import { wasEverMailed } from './account-tokens.repository.ts';

/** Lifetime of such a proof: the period of the limit of first codes, so that one link in the mailbox always works. */
const PROOF_LASTS_MS = 24 * 60 * 60 * 1000;

/** Uses a link of any account, even a replaced one, or a stranger could invalidate all links in a mailbox. */
const useLinkTo = (tx: Tx, email: string, token: string, nowMs: number) =>
  tx
    .updateTable('account_token')
    .set({ used_at: new Date(nowMs) })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'verify_email')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(nowMs - PROOF_LASTS_MS))
    .returning('id')
    .executeTakeFirst();

/**
 * Verifies the address of a session that was never mailed a code, because other sign-ups had used up the limit: a
 * link in any of those mails proves the mailbox as well. Returns false if this does not apply.
 */
export async function proveMailbox(
  deps: Deps,
  caller: Pick<SignedInPlayer, 'id' | 'sessionId'>,
  token: string,
): Promise<boolean> {
  const nowMs = deps.clock.nowMs();
  return await inTransaction(deps.db, async (tx) => {
    const player = await lockCaller(tx, caller);
    const email = awaitedEmailOf(player);
    if (!email || (await wasEverMailed(tx, player.id, email))) return false;
    if (!(await useLinkTo(tx, email, token, nowMs))) return false;
    return await acceptAddress(deps, tx, { player, email, nowMs });
  });
}
