import type { Person } from '@trivia/contract/realtime/player-events.ts';
import type { Db } from '../../lib/database/db.ts';
import { avatarUrlOf, frameOf } from '../avatars/public-look.ts';
import { displayNameOf } from './display-name.ts';

/** Display limit of names, because those from other services may be longer. */
const MAX_NAME_LENGTH = 64;

/** Public view of a player. */
export async function findPerson(db: Db, playerId: string): Promise<Person> {
  const player = await db
    .selectFrom('player')
    .select(['username', 'given_name', 'language', 'avatar', 'avatar_seed'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const name = [...displayNameOf(player)].slice(0, MAX_NAME_LENGTH).join('');
  return { id: playerId, name, image: avatarUrlOf(player), ...frameOf(player) };
}
