import { queueMail } from '../../../core/mails/queue-mail.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../lib/database/db.ts';
import type { lockPlayer } from '../accounts.repository.ts';
import { issueToken, retireTokens } from '../links/account-tokens.repository.ts';
import { linkOf } from '../links/mail-link.ts';
import { proveAddress } from './addresses.repository.ts';
import { queueVerification } from './send-verification-code.ts';

type Player = NonNullable<Awaited<ReturnType<typeof lockPlayer>>>;

async function writeAddress(
  tx: Tx,
  { id, email_verified_at }: Player,
  email: string | null,
  nowMs: number,
): Promise<void> {
  const change = email_verified_at
    ? { pending_email: email }
    : { email, email_claimed_at: new Date(nowMs), claim_hash: null };
  await tx.updateTable('player').set(change).where('id', '=', id).execute();
}

/**
 * Starts a change of address. A verified address stays valid until the new one is verified; an unverified one is
 * replaced at once. Entering the current address cancels a pending change.
 */
export async function beginEmailChange(
  deps: Deps,
  tx: Tx,
  { player, email, nowMs }: { readonly player: Player; readonly email: string; readonly nowMs: number },
): Promise<void> {
  const isTakenBack = email === player.email;
  await writeAddress(tx, player, isTakenBack ? null : email, nowMs);
  await retireTokens(tx, player.id, 'change_email', nowMs);
  if (isTakenBack) await retireTokens(tx, player.id, 'verify_email', nowMs);
  else await queueVerification(deps, tx, { id: player.id, email, language: player.language }, nowMs);
}

/** Mails the old address a link that undoes the change, in case it was not the owner's. */
async function queueRestoreLink(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  player: Player,
  nowMs: number,
): Promise<void> {
  const { id, email: to, language } = player;
  if (!to) return;
  const token = await issueToken(tx, { playerId: id, purpose: 'restore_email', email: to, nowMs });
  const link = linkOf(deps.config, token);
  await queueMail(tx, id, { template: 'emailChanged', to, language, link }, nowMs);
}

/**
 * Marks the awaited address as verified, whether first or new. Returns false if another account has verified it
 * meanwhile.
 */
export async function acceptAddress(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { player, email, nowMs }: { readonly player: Player; readonly email: string; readonly nowMs: number },
): Promise<boolean> {
  if (!(await proveAddress(tx, player.id, email, new Date(nowMs)))) return false;
  if (player.pending_email) await queueRestoreLink(deps, tx, player, nowMs);
  return true;
}
