import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { lockPlayer } from '../accounts.repository.ts';
import type { TokenPurpose } from '../accounts.tables.ts';
import { proveAddress } from '../email/addresses.repository.ts';
import { awaitedEmailOf } from '../email/awaited-email.ts';
import { acceptAddress } from '../email/change-email.ts';
import { restoreEmail } from '../email/restore-email.ts';
import type { AccessChange } from '../sessions/change-access.ts';
import { consumeToken } from './account-tokens.repository.ts';

type Player = NonNullable<Awaited<ReturnType<typeof lockPlayer>>>;

export interface OpenedLink {
  readonly player: Player;
  readonly purpose: TokenPurpose;
  readonly email: string | null;
}

/** Uses the token of a link. Refuses used, replaced and expired tokens with LINK_EXPIRED. */
export async function consumeLink({ tx }: AccessChange, token: string, nowMs: number): Promise<OpenedLink> {
  const link = await consumeToken(tx, token, nowMs);
  if (!link || link.player.erased_at) throw new AppError('LINK_EXPIRED');
  if (link.player.deleted_at && link.purpose !== 'restore_email') throw new AppError('LINK_EXPIRED');
  return link;
}

/** Takes the account over for the reader of its mail, and ends access that a stranger may have set up. */
export async function takeOver(
  { tx, endAll }: AccessChange,
  { player, email }: OpenedLink,
  nowMs: number,
): Promise<void> {
  if (!email || email !== player.email) throw new AppError('LINK_EXPIRED');
  if (player.email_verified_at) return;
  await endAll(player.id);
  if (!(await proveAddress(tx, player.id, email, new Date(nowMs)))) throw new AppError('LINK_EXPIRED');
}

/** Performs the action of a link. Returns the kind of session that it opens. */
export async function openLink(
  deps: Pick<Deps, 'config'>,
  change: AccessChange,
  link: OpenedLink,
  nowMs: number,
): Promise<'sign_in' | 'reset'> {
  const { player, purpose, email } = link;
  if (purpose === 'complete_account') return 'sign_in';
  if (!email) throw new AppError('LINK_EXPIRED');
  if (purpose === 'restore_email') await restoreEmail(change, player, email, new Date(nowMs));
  else if (purpose === 'reset_password') await takeOver(change, link, nowMs);
  else {
    const isAwaited = purpose === 'verify_email' && email === awaitedEmailOf(player);
    if (!isAwaited || !(await acceptAddress(deps, change.tx, { player, email, nowMs }))) {
      throw new AppError('LINK_EXPIRED');
    }
    return 'sign_in';
  }
  return 'reset';
}
