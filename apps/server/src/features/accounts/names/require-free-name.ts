/** Uniqueness of usernames, also by their look. */

import { anyOf } from '../../../lib/any-of.ts';
import { invalidField } from '../../../lib/app-error.ts';
import type { Db } from '../../../lib/database/db.ts';
import { foldUsername } from './fold-username.ts';
import { isReservedName } from './reserved-names.ts';
import { skeletonOf, skeletonsOf } from './username-skeleton.ts';

/** Columns by which a username is unique. */
export const nameColumns = (username: string) => ({
  username,
  username_key: foldUsername(username),
  username_skeleton: skeletonOf(username),
});

async function findNameFault(db: Db, username: string, exceptId: string | undefined) {
  if (isReservedName(username)) return 'field.usernameReserved';
  const key = foldUsername(username);
  const others = await db
    .selectFrom('player')
    .select('username_key')
    .where((eb) =>
      eb.or([eb('username_key', '=', key), eb('username_skeleton', '=', anyOf(skeletonsOf(username)))]),
    )
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute();
  if (others.some(({ username_key }) => username_key === key)) return 'field.usernameTaken';
  return others.length > 0 ? 'field.usernameLooksAlike' : undefined;
}

/** Refuses an unavailable username, with the reason in its field. */
export async function requireFreeName(db: Db, username: string, exceptPlayerId?: string): Promise<void> {
  const fault = await findNameFault(db, username, exceptPlayerId);
  if (fault) throw invalidField('username', fault);
}

/** Refusals by unique constraint, for when a simultaneous call was faster. */
const refusals: Readonly<Record<string, readonly [field: string, key: string]>> = {
  player_username_key_key: ['username', 'field.usernameTaken'],
  player_username_skeleton_key: ['username', 'field.usernameLooksAlike'],
};

/** Converts a unique violation to the refusal of that field. */
export function refuseConflict(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const refusal = refusals[constraint];
  throw refusal ? invalidField(...refusal) : error;
}
