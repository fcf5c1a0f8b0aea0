import { createHash } from 'node:crypto';
import type { Deps } from '../../lib/deps.ts';
import type { SignedInPlayer } from '../../plugins/authentication.ts';

const SLIDE_AFTER_MS = 60 * 60 * 1000;
export const SESSION_LIFE_MS = 60 * 24 * 60 * 60 * 1000;

/** Tokens are kept as their SHA-256: they are random, so a slow hash would add nothing. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whose token this is, if its session lives; using it moves the session's end, at most once an hour. */
export async function authenticate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<SignedInPlayer | undefined> {
  const now = new Date(clock.nowMs());
  const found = await db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select([
      'session.id as sessionId',
      'session.purpose',
      'session.last_seen_at as lastSeenAt',
      'player.id',
      'player.completed_at as completedAt',
      'player.email_verified_at as emailVerifiedAt',
    ])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .where('player.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;

  if (found.purpose === 'sign_in' && now.getTime() - found.lastSeenAt.getTime() > SLIDE_AFTER_MS) {
    await db
      .updateTable('session')
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + SESSION_LIFE_MS) })
      .where('id', '=', found.sessionId)
      .execute();
  }
  return {
    id: found.id,
    sessionId: found.sessionId,
    sessionPurpose: found.purpose,
    isComplete: found.completedAt !== null,
    isEmailVerified: found.emailVerifiedAt !== null,
  };
}
