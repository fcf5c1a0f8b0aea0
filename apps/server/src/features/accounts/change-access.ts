import { inTransaction } from '../../lib/database/transaction.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import { retireAllTokens } from './account-tokens.repository.ts';
import { forgetDevices } from './device.ts';

/** One transaction about what opens accounts. */
export interface AccessChange {
  readonly tx: Tx;
  /** Ends every session, known device, mailed code and link, and a change of address that waits; password and identities stay. */
  endSessions(playerId: string): Promise<void>;
  /** Ends all that opened the account until now: password and foreign identities, too. */
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
  await tx.updateTable('player').set({ password_hash: null }).where('id', '=', playerId).execute();
  await tx.deleteFrom('social_identity').where('player_id', '=', playerId).execute();
}

/** Runs the work in one transaction; once it is committed, the sockets of ended sessions close, too. */
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
