/** Email addresses: many accounts may claim one, but it belongs to the one that has verified it. */
import { sql } from 'kysely';
import { recordEvents } from '../../../core/events/record-events.ts';
import type { Db, Tx } from '../../../lib/database/db.ts';

/** Account that has verified an address, deleted or not. */
export const findAddressOwner = (db: Db, email: string) =>
  db
    .selectFrom('player')
    .select(['id', 'language'])
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();

/** Account to address in a mail: the owner or, without one, the oldest claim. Deleted accounts come last. */
export const findPlayerByAddress = (db: Db, email: string) =>
  db
    .selectFrom('player')
    .select(['id', 'deleted_at', 'email_verified_at'])
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .orderBy((eb) => eb('email_verified_at', 'is', null))
    .orderBy((eb) => eb('deleted_at', 'is not', null))
    .orderBy('email_claimed_at')
    .orderBy('id')
    .executeTakeFirst();

/** Locks an address until the transaction ends, which serialises its verifications. */
export const lockAddress = (tx: Tx, email: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`email/${email}`}, 0))`.execute(tx);

/** Marks an address as verified by the account. Returns false if another account has already verified it. */
export async function proveAddress(tx: Tx, playerId: string, email: string, now: Date): Promise<boolean> {
  await lockAddress(tx, email);
  const owner = await findAddressOwner(tx, email);
  if (owner && owner.id !== playerId) return false;
  await tx
    .updateTable('player')
    .set({ email, email_claimed_at: now, email_verified_at: now, pending_email: null, claim_hash: null })
    .where('id', '=', playerId)
    .execute();
  await recordEvents(tx, [{ name: 'account.verified', data: { playerId } }], now.getTime());
  return true;
}

/** Turns other accounts' ownership of an address back into a claim. */
export const disownAddress = (tx: Tx, playerId: string, email: string) =>
  tx
    .updateTable('player')
    .set({ email_verified_at: null })
    .where('email', '=', email)
    .where('id', '!=', playerId)
    .where('email_verified_at', 'is not', null)
    .execute();
