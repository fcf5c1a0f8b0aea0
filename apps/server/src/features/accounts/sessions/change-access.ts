import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { retireAllTokens } from '../links/account-tokens.repository.ts';
import { forgetDevices } from './device.ts';

/** Transaction that changes the ways to sign in to an account. */
export interface AccessChange {
  readonly tx: Tx;
  /**
   * Ends all sessions, known devices, mailed codes and links, and a pending change of address, but not the password
   * and identities.
   */
  endSessions(playerId: string): Promise<void>;
  /** Ends all access to the account, including password, phone number and external identities. */
  endAll(playerId: string): Promise<void>;
}

type AccessDeps = Pick<Deps, 'db' | 'clock' | 'realtime'>;

async function endSessions(tx: Tx, playerId: string, nowMs: number): Promise<void> {
  await tx.updateTable('player').set({ pending_email: null }).where('id', '=', playerId).execute();
  await tx.deleteFrom('session').where('player_id', '=', playerId).execute();
  await forgetDevices(tx, playerId);
  await retireAllTokens(tx, playerId, nowMs);
}

async function endPasswordAndIdentities(tx: Tx, playerId: string): Promise<void> {
  const none = { password_hash: null, claim_hash: null, phone_number: null };
  await tx.updateTable('player').set(none).where('id', '=', playerId).execute();
  await tx.deleteFrom('social_identity').where('player_id', '=', playerId).execute();
}

/** Runs the work in one transaction, and closes the sockets of ended sessions after the commit. */
export async function changeAccess<T>(
  { db, clock, realtime }: AccessDeps,
  work: (change: AccessChange) => Promise<T>,
): Promise<T> {
  const endedIds = new Set<string>();
  const done = await inTransaction(db, (tx) => {
    const end = async (playerId: string): Promise<void> => {
      endedIds.add(playerId);
      await endSessions(tx, playerId, clock.nowMs());
    };
    const endAll = async (playerId: string): Promise<void> => {
      await end(playerId);
      await endPasswordAndIdentities(tx, playerId);
    };
    return work({ tx, endSessions: end, endAll });
  });
  for (const id of endedIds) realtime.reconnectUser(id);
  return done;
}
