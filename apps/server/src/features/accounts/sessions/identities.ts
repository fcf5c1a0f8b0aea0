import type { identity } from '@trivia/contract/account/identities.ts';
import type { z } from 'zod/mini';
import { deliverSoon } from '../../../core/mails/deliver-mails.ts';
import { queueMail } from '../../../core/mails/queue-mail.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { AppError } from '../../../lib/app-error.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { lockCaller } from '../lock-caller.ts';
import { requirePassword } from '../passwords/require-password.ts';

type Identity = z.infer<typeof identity>;

/** Linked accounts of other services, oldest first. */
export async function listIdentities(
  { db }: Pick<Deps, 'db'>,
  playerId: string,
): Promise<{ data: Identity[] }> {
  const rows = await db
    .selectFrom('social_identity')
    .select(['provider', 'linked_at'])
    .where('player_id', '=', playerId)
    .orderBy('linked_at')
    .execute();
  return { data: rows.map(({ provider, linked_at }) => ({ provider, linkedAtMs: linked_at.getTime() })) };
}

interface Unlinked {
  readonly provider: Identity['provider'];
  readonly password: string;
}

async function hasPassword({ db }: Pick<Deps, 'db'>, playerId: string): Promise<boolean> {
  const player = await db
    .selectFrom('player')
    .select('password_hash')
    .where('id', '=', playerId)
    .executeTakeFirst();
  return (player?.password_hash ?? null) !== null;
}

/**
 * Unlinks the accounts of a service, and informs the owner by mail. Requires the password: an account without one
 * would become inaccessible, and access to an unlocked phone must not be enough.
 */
export async function unlinkIdentity(
  deps: Deps,
  caller: Pick<SignedInPlayer, 'id' | 'sessionId'>,
  { provider, password }: Unlinked,
): Promise<null> {
  if (!(await hasPassword(deps, caller.id))) throw new AppError('FORBIDDEN');
  await requirePassword(deps, caller.id, password, caller.sessionId);
  await inTransaction(deps.db, async (tx) => {
    const { id, email, email_verified_at, language } = await lockCaller(tx, caller);
    const { numDeletedRows } = await tx
      .deleteFrom('social_identity')
      .where('player_id', '=', id)
      .where('provider', '=', provider)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('NOT_FOUND');
    if (!email || !email_verified_at) return;
    await queueMail(tx, id, { template: 'unlinked', to: email, language }, deps.clock.nowMs());
  });
  await deliverSoon(deps);
  return null;
}
