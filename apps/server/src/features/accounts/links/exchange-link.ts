import type { LinkPurpose } from '@trivia/contract/account/links.ts';
import { linkPurposes } from '@trivia/contract/account/links.ts';
import type { User } from '@trivia/contract/account/user.ts';
import { deliverSoon } from '../../../core/mails/deliver-mails.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { TokenPurpose } from '../accounts.tables.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { loadUser } from '../profile/load-user.ts';
import { changeAccess } from '../sessions/change-access.ts';
import { limitSessions } from '../sessions/limit-sessions.ts';
import { startSession } from '../sessions/start-session.ts';
import { findLink } from './account-tokens.repository.ts';
import { consumeLink, openLink, takeOver } from './open-link.ts';
import { proveMailbox } from './prove-mailbox.ts';

interface LinkInput {
  readonly token: string;
  readonly userAgent: string | undefined;
}

export interface ExchangeInput extends LinkInput {
  /** Password of the account; required if the device is not signed in to it. */
  readonly password?: string | undefined;
  readonly caller: SignedInPlayer | null;
  readonly callerToken: string | undefined;
}

interface OpenedSession {
  readonly purpose: LinkPurpose;
  readonly accessToken: string;
  readonly user: User;
}

const isLinkPurpose = (purpose: TokenPurpose): purpose is LinkPurpose =>
  linkPurposes.some((known) => known === purpose);

/**
 * Requires the account's password to verify an address outside a session of the account: the reader of the mail owns
 * the mailbox, but may not have created the account. A change of address needs the player's own session.
 */
async function requireAccount(deps: Deps, { token, password, caller }: ExchangeInput): Promise<void> {
  const link = await findLink(deps.db, token, deps.clock.nowMs());
  if (link?.purpose !== 'verify_email' || link.playerId === caller?.id) return;
  if (link.emailVerifiedAt) throw new AppError('LINK_NEEDS_SESSION');
  if (password === undefined) throw new AppError('LINK_NEEDS_PASSWORD');
  await requirePassword(deps, link.playerId, password);
}

/** Exchanges the token of a link for a session, once. Refuses used, replaced and expired tokens with LINK_EXPIRED. */
export async function exchangeLink(deps: Deps, input: ExchangeInput): Promise<OpenedSession> {
  const { token, userAgent, caller, callerToken } = input;
  const nowMs = deps.clock.nowMs();
  if (caller && callerToken && (await proveMailbox(deps, caller, token))) {
    await deliverSoon(deps);
    const user = await loadUser(deps, caller.id);
    return { purpose: 'verify_email', accessToken: callerToken, user };
  }
  await requireAccount(deps, input);
  const opened = await changeAccess(deps, async (change) => {
    const link = await consumeLink(change, token, nowMs);
    const { id: playerId } = link.player;
    if (!isLinkPurpose(link.purpose)) throw new AppError('LINK_EXPIRED');
    const purpose = await openLink(deps, change, link, nowMs);
    const isSignedIn = purpose === 'sign_in' && playerId === caller?.id;
    const accessToken =
      (isSignedIn && callerToken) || (await startSession(deps, change.tx, { playerId, userAgent, purpose }));
    return { purpose: link.purpose, accessToken, playerId };
  });
  await Promise.all([limitSessions(deps, opened.playerId), deliverSoon(deps)]);
  return {
    purpose: opened.purpose,
    accessToken: opened.accessToken,
    user: await loadUser(deps, opened.playerId),
  };
}

/**
 * Takes over an account with an unverified address for the reader of its mail, who does not know the password. All
 * earlier access ends, and a new password must be set.
 */
export async function claimAccount(deps: Deps, { token, userAgent }: LinkInput): Promise<OpenedSession> {
  const nowMs = deps.clock.nowMs();
  const opened = await changeAccess(deps, async (change) => {
    const link = await consumeLink(change, token, nowMs);
    const { id: playerId, email_verified_at } = link.player;
    if (link.purpose !== 'verify_email' || email_verified_at) throw new AppError('LINK_EXPIRED');
    await takeOver(change, link, nowMs);
    const session = { playerId, userAgent, purpose: 'reset' } as const;
    return { playerId, accessToken: await startSession(deps, change.tx, session) };
  });
  const { accessToken, playerId } = opened;
  return { purpose: 'reset_password', accessToken, user: await loadUser(deps, playerId) };
}
