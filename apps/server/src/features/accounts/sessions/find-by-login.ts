/** Candidate accounts of a login. They include deleted ones, which their owners may restore. */
import type { Db } from '../../../lib/database/db.ts';
import { foldUsername } from '../names/fold-username.ts';
import type { Claim } from '../passwords/claim-hash.ts';
import { hashSighting } from '../signals/sighting-hash.ts';

export type LoginCandidate = Claim;

const candidates = (db: Db) =>
  db
    .selectFrom('player')
    .select(['id', 'email', 'email_verified_at', 'password_hash', 'claim_hash'])
    .where('erased_at', 'is', null);

const claimsOf = (db: Db, email: string) =>
  candidates(db)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('password_hash', 'is not', null);

/** Account with a username. */
export const findByName = (db: Db, username: string): Promise<LoginCandidate | undefined> =>
  candidates(db).where('username_key', '=', foldUsername(username)).executeTakeFirst();

/** Account that has verified an address. */
export const findOwner = (db: Db, email: string): Promise<LoginCandidate | undefined> =>
  candidates(db).where('email', '=', email).where('email_verified_at', 'is not', null).executeTakeFirst();

async function findClaimOfDevice(
  db: Db,
  email: string,
  deviceId: string | undefined,
): Promise<LoginCandidate | undefined> {
  if (deviceId === undefined) return undefined;
  return await claimsOf(db, email)
    .innerJoin('sighting', 'sighting.player_id', 'player.id')
    .where('sighting.kind', '=', 'device')
    .where('sighting.is_known', '=', true)
    .where('sighting.subject_hash', '=', await hashSighting(db, 'device', deviceId))
    .orderBy('sighting.last_seen_at', 'desc')
    .orderBy('player.id')
    .executeTakeFirst();
}

/**
 * Claim of an address to be tried individually: the one last used on this device, else the newest one without a claim
 * hash, whose address was changed without the password.
 */
export async function findSingleClaim(
  db: Db,
  email: string,
  deviceId: string | undefined,
): Promise<LoginCandidate | undefined> {
  const ofDevice = await findClaimOfDevice(db, email, deviceId);
  if (ofDevice) return ofDevice;
  return await claimsOf(db, email)
    .where('claim_hash', 'is', null)
    .orderBy('email_claimed_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

/** Oldest claim of an address with that claim hash. */
export const findClaimByHash = (
  db: Db,
  email: string,
  hash: Buffer,
  exceptId: string | undefined,
): Promise<LoginCandidate | undefined> =>
  claimsOf(db, email)
    .where('claim_hash', '=', hash)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .orderBy('email_claimed_at')
    .orderBy('id')
    .executeTakeFirst();
