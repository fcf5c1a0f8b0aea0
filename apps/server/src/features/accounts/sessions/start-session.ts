import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../lib/database/db.ts';
import { newToken } from '../email/random-codes.ts';
import { hashToken, SESSION_LIFE_MS } from './authenticate.ts';

const RESET_SESSION_LIFE_MS = 30 * 60 * 1000;
const USER_AGENT_MAX_LENGTH = 400;

export interface NewSession {
  readonly playerId: string;
  readonly userAgent: string | undefined;
  /** Kind of session. `reset` may set a password without the old one, and is short-lived. */
  readonly purpose?: 'sign_in' | 'reset';
}

/** Signs a device in. Returns its access token, of which only the hash is stored. */
export async function startSession(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  { playerId, userAgent, purpose = 'sign_in' }: NewSession,
): Promise<string> {
  const accessToken = newToken();
  const nowMs = clock.nowMs();
  const lifeMs = purpose === 'reset' ? RESET_SESSION_LIFE_MS : SESSION_LIFE_MS;
  await db
    .insertInto('session')
    .values({
      player_id: playerId,
      token_hash: hashToken(accessToken),
      purpose,
      user_agent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
      created_at: new Date(nowMs),
      last_seen_at: new Date(nowMs),
      expires_at: new Date(nowMs + lifeMs),
    })
    .execute();
  return accessToken;
}
