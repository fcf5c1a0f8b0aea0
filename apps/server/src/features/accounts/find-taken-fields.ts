/** What of a profile can't be had, because somebody else has it or seems to. */
import { invalidField } from '../../lib/app-error.ts';
import type { Db } from '../../lib/deps.ts';
import { foldUsername } from './fold-username.ts';
import { isReservedName } from './reserved-names.ts';
import { looksOf, skeletonOf } from './username-skeleton.ts';

interface Wanted {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly exceptPlayerId?: string;
}

/** The columns by which a username is unique. */
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
    .where((eb) => eb.or([eb('username_key', '=', key), eb('username_skeleton', 'in', looksOf(username))]))
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute();
  if (others.some(({ username_key }) => username_key === key)) return 'field.usernameTaken';
  return others.length > 0 ? 'field.usernameLooksAlike' : undefined;
}

async function findEmailFault(db: Db, email: string, exceptId: string | undefined) {
  const other = await db
    .selectFrom('player')
    .select('id')
    .where('email', '=', email)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();
  return other && 'field.emailTaken';
}

/** Which fields can't be had, each with its reason: a key of the contract's locales. */
export async function findTakenFields(
  db: Db,
  { username, email, exceptPlayerId }: Wanted,
): Promise<Record<string, string>> {
  const name = username === undefined ? undefined : await findNameFault(db, username, exceptPlayerId);
  const address = email === undefined ? undefined : await findEmailFault(db, email, exceptPlayerId);
  return { ...(name && { username: name }), ...(address && { email: address }) };
}

/** The refusals of the database, for whoever was slower by a moment. */
const refusals: Readonly<Record<string, readonly [field: string, key: string]>> = {
  player_username_key_key: ['username', 'field.usernameTaken'],
  player_username_skeleton_key: ['username', 'field.usernameLooksAlike'],
  player_email_key: ['email', 'field.emailTaken'],
};

/** Tells of a unique value that somebody else was faster to take as of one that was taken before. */
export function refuseConflict(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const refusal = refusals[constraint];
  throw refusal ? invalidField(...refusal) : error;
}
