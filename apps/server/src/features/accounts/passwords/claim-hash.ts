import type { Selectable } from 'kysely';
import type { Db } from '../../../lib/database/db.ts';
import type { PlayerTable } from '../accounts.tables.ts';
import { keyedHash } from '../signals/sighting-hash.ts';
import { hashWithSalt } from './passwords.ts';

const SALT_BYTES = 16;

/**
 * Hash of a password with a salt per address. All claims of an address share the salt, so that one hash finds the
 * claim with that password.
 */
export async function claimHash(db: Db, email: string, password: string): Promise<Buffer> {
  const salt = await keyedHash(db, `claim/${email}`);
  return await hashWithSalt(password, salt.subarray(0, SALT_BYTES));
}

export type Claim = Pick<
  Selectable<PlayerTable>,
  'id' | 'email' | 'email_verified_at' | 'password_hash' | 'claim_hash'
>;

/** Stores the missing claim hash of an account whose password has just been checked. */
export async function fillClaimHash(db: Db, claim: Claim, password: string): Promise<void> {
  const { id, email, email_verified_at, password_hash, claim_hash } = claim;
  if (!email || email_verified_at || claim_hash) return;
  await db
    .updateTable('player')
    .set({ claim_hash: await claimHash(db, email, password) })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('password_hash', '=', password_hash)
    .execute();
}
