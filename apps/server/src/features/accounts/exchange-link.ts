import type { linkPurposes } from '@trivia/contract/auth.ts';
import type { User } from '@trivia/contract/user.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { useToken } from './account-tokens.repository.ts';
import { lockPlayer } from './accounts.repository.ts';
import type { TokenPurpose } from './accounts.tables.ts';
import { type AccessChange, changeAccess } from './change-access.ts';
import { limitSessions } from './limit-sessions.ts';
import { loadUser } from './load-user.ts';
import { startSession } from './start-session.ts';

export type LinkPurpose = (typeof linkPurposes)[number];

interface LinkInput {
  readonly token: string;
  readonly userAgent: string | undefined;
}

/** Who opened the mail has its address. What a stranger may have set up before that is worth nothing from then on. */
async function verifyAddress(
  { tx, endAll }: AccessChange,
  playerId: string,
  purpose: TokenPurpose,
  now: Date,
) {
  if (purpose === 'reset_password') await endAll(playerId);
  await tx.updateTable('player').set({ email_verified_at: now }).where('id', '=', playerId).execute();
}

/** Exchanges the token of a link, once, for a session. Refuses with LINK_EXPIRED what was used, replaced or is too old. */
export async function exchangeLink(
  deps: Deps,
  { token, userAgent }: LinkInput,
): Promise<{ purpose: LinkPurpose; accessToken: string; user: User }> {
  const nowMs = deps.clock.nowMs();
  const opened = await changeAccess(deps, async (change) => {
    const { tx } = change;
    const used = await useToken(tx, token, nowMs);
    if (!used || used.purpose === 'restore_account') throw new AppError('LINK_EXPIRED');
    const player = await lockPlayer(tx, used.player_id);
    if (!player || player.deleted_at) throw new AppError('LINK_EXPIRED');
    // A link for an address that the account no longer has opens nothing.
    if (used.email !== null && used.email !== player.email) throw new AppError('LINK_EXPIRED');
    const isProof = used.email !== null && !player.email_verified_at;
    if (isProof) await verifyAddress(change, player.id, used.purpose, new Date(nowMs));
    const purpose = used.purpose === 'reset_password' ? 'reset' : 'sign_in';
    const accessToken = await startSession(deps, tx, { playerId: player.id, userAgent, purpose });
    return { purpose: used.purpose, accessToken, playerId: player.id };
  });
  const { purpose, accessToken, playerId } = opened;
  await limitSessions(deps, playerId);
  return { purpose, accessToken, user: await loadUser(deps, playerId) };
}
