import type { User } from '@trivia/contract/account/user.ts';
import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

/**
 * Membership of a player. It is never stored, but follows from the grants: Plus is an unrevoked grant that covers
 * now.
 */
export async function getMembership(db: Db, playerId: string, nowMs: number): Promise<User['plan']> {
  const now = new Date(nowMs);
  // The index answers this for any number of grants; subscribers get one a day.
  const begun = db.selectFrom('access_grant').where('player_id', '=', playerId).where('starts_at', '<=', now);
  const { has_plus, had_plus } = await db
    .selectNoFrom((eb) => [
      eb.exists(begun.where('ends_at', '>', now).where('revoked_at', 'is', null).select('id')).as('has_plus'),
      eb.exists(begun.select('id')).as('had_plus'),
    ])
    .executeTakeFirstOrThrow();
  return { id: has_plus ? 'plus' : 'freemium', isDowngraded: !has_plus && Boolean(had_plus) };
}

/** Fields of the user view that follow from the membership, under their wire names. */
export const membershipPatch = (membership: User['plan']): Pick<User, 'plan' | 'hasSubscription'> => ({
  plan: membership,
  hasSubscription: membership.id === 'plus',
});

/** Subset of the players who have Plus now. */
export async function listPlus(
  db: Db,
  playerIds: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const now = new Date(nowMs);
  const grants = await db
    .selectFrom('access_grant')
    .select('player_id')
    .where((eb) => eb('player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('revoked_at', 'is', null)
    .execute();
  return new Set(grants.map(({ player_id }) => player_id));
}
