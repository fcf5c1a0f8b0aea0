import { timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '@trivia/contract/errors.ts';
import { limits } from '@trivia/contract/limits.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { lockPlayer } from '../accounts.repository.ts';
import { hashCode } from '../links/account-tokens.repository.ts';

interface CodeTry {
  readonly playerId: string;
  readonly purpose: 'verify_email' | 'change_email';
  readonly code: string;
  readonly nowMs: number;
}

const findNewest = (tx: Tx, { playerId, purpose }: CodeTry) =>
  tx
    .selectFrom('account_token')
    .select(['id', 'code_hash', 'tries', 'expires_at', 'email'])
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** Whether a code was mailed to the expected address, or the current one. */
async function isCurrent(tx: Tx, { playerId, purpose }: CodeTry, email: string | null): Promise<boolean> {
  const player = await lockPlayer(tx, playerId);
  if (!player) return false;
  return email === (purpose === 'verify_email' ? (player.pending_email ?? player.email) : player.email);
}

/**
 * Tries the newest code, and uses it if right. A wrong try is counted, and the fifth locks the code. Returns the
 * refusal instead of throwing it, so that the count is committed.
 */
export async function tryCode(tx: Tx, attempt: CodeTry): Promise<ErrorCode | undefined> {
  const { playerId, code, nowMs } = attempt;
  await lockPlayer(tx, playerId);
  const token = await findNewest(tx, attempt);
  if (!token?.code_hash || token.expires_at.getTime() <= nowMs) return 'CODE_EXPIRED';
  if (!(await isCurrent(tx, attempt, token.email))) return 'CODE_EXPIRED';
  if (token.tries >= limits.codeTries) return 'CODE_LOCKED';
  const isRight = timingSafeEqual(token.code_hash, hashCode(playerId, code));
  await tx
    .updateTable('account_token')
    .set(isRight ? { used_at: new Date(nowMs) } : { tries: token.tries + 1 })
    .where('id', '=', token.id)
    .execute();
  if (isRight) return undefined;
  return token.tries + 1 >= limits.codeTries ? 'CODE_LOCKED' : 'WRONG_CODE';
}
