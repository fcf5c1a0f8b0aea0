import type { User } from '@trivia/contract/user.ts';
import type { Db } from '../../lib/deps.ts';

/** Plan of a player. Access is never stored as a state: it is an unrevoked grant that covers now. */
export async function getPlan(db: Db, playerId: string, nowMs: number): Promise<User['plan']> {
  const now = new Date(nowMs);
  const grants = await db
    .selectFrom('access_grant')
    .select(['starts_at', 'ends_at', 'revoked_at'])
    .where('player_id', '=', playerId)
    .where('starts_at', '<=', now)
    .execute();
  const hasPlus = grants.some(({ ends_at, revoked_at }) => ends_at > now && revoked_at === null);
  return { id: hasPlus ? 'plus' : 'freemium', isDowngraded: !hasPlus && grants.length > 0 };
}
