import { createHash } from 'node:crypto';
import { limits } from '@trivia/contract/limits.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Db, Tx } from '../../../lib/database/db.ts';
import { lockPlayer } from '../accounts.repository.ts';
import type { TokenPurpose } from '../accounts.tables.ts';
import { newToken } from '../email/random-codes.ts';
import { hashToken } from '../sessions/authenticate.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Hash of a code with the player's id, because a plain hash of six digits is quickly reversed. */
export const hashCode = (playerId: string, code: string): Buffer =>
  createHash('sha256').update(`${playerId}/${code}`).digest();

export interface NewAccountToken {
  readonly playerId: string;
  readonly purpose: TokenPurpose;
  /** Recipient of the mail; null for tokens that are not mailed. */
  readonly email: string | null;
  readonly code?: string;
  readonly nowMs: number;
}

/**
 * Lifetime of a token. The link that undoes a change of address lives longest, because its mailbox may rarely be
 * read.
 */
const lifeMsOf = (purpose: TokenPurpose): number =>
  purpose === 'restore_email' ? limits.emailRestoreDays * DAY_MS : limits.codeLifeMinutes * MINUTE_MS;

/** Milliseconds until the next mail of this purpose may be sent; 0 or less: now. */
export async function cooldownMs(
  tx: Db,
  { playerId, purpose, nowMs }: Pick<NewAccountToken, 'playerId' | 'purpose' | 'nowMs'>,
): Promise<number> {
  const last = await tx
    .selectFrom('account_token')
    .select('created_at')
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return last ? last.created_at.getTime() + limits.resendAfterSeconds * 1000 - nowMs : 0;
}

/** Refuses with TOO_MANY_REQUESTS within a minute of the last mail. */
export async function requireCooldown(tx: Tx, query: Parameters<typeof cooldownMs>[1]): Promise<void> {
  const waitMs = await cooldownMs(tx, query);
  if (waitMs > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Wrong tries of a valid code, which still count when a code is mailed to another address. */
async function triesToCarry(tx: Tx, { playerId, purpose, email, nowMs }: NewAccountToken): Promise<number> {
  const last = await tx
    .selectFrom('account_token')
    .select(['email', 'tries'])
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  return last && last.email !== email ? last.tries : 0;
}

/** Issues a token that replaces earlier ones of its purpose. Only its hash is stored. */
export async function issueToken(tx: Tx, issue: NewAccountToken): Promise<string> {
  const { playerId, purpose, email, code, nowMs } = issue;
  const tries = await triesToCarry(tx, issue);
  await retireTokens(tx, playerId, purpose, nowMs);
  const token = newToken();
  await tx
    .insertInto('account_token')
    .values({
      player_id: playerId,
      purpose,
      email,
      token_hash: hashToken(token),
      tries,
      code_hash: code === undefined ? null : hashCode(playerId, code),
      created_at: new Date(nowMs),
      expires_at: new Date(nowMs + lifeMsOf(purpose)),
    })
    .execute();
  return token;
}

/** Invalidates the tokens of a purpose. */
export const retireTokens = (tx: Tx, playerId: string, purpose: TokenPurpose, nowMs: number) =>
  tx
    .updateTable('account_token')
    .set({ replaced_at: new Date(nowMs) })
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('replaced_at', 'is', null)
    .execute();

/**
 * Invalidates all tokens except the one that undoes a change of address, which a thief could otherwise end by setting
 * a new password.
 */
export const retireAllTokens = (tx: Tx, playerId: string, nowMs: number) =>
  tx
    .updateTable('account_token')
    .set({ replaced_at: new Date(nowMs) })
    .where('player_id', '=', playerId)
    .where('purpose', '!=', 'restore_email')
    .where('replaced_at', 'is', null)
    .execute();

/** Whether a code was ever mailed to that address for the account, according to the stored tokens. */
export async function wasEverMailed(db: Db, playerId: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('account_token')
    .select('id')
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'verify_email')
    .where('email', '=', email)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds a valid link without using it. */
export const findLink = (db: Db, token: string, nowMs: number) =>
  db
    .selectFrom('account_token')
    .innerJoin('player', 'player.id', 'account_token.player_id')
    .select(['account_token.purpose', 'player.id as playerId', 'player.email_verified_at as emailVerifiedAt'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();

/** Player of a token, valid or not. */
const findHolder = (tx: Tx, token: string) =>
  tx
    .selectFrom('account_token')
    .select('player_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();

const useToken = (tx: Tx, token: string, nowMs: number) =>
  tx
    .updateTable('account_token')
    .set({ used_at: new Date(nowMs) })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .returning(['purpose', 'email'])
    .executeTakeFirst();

/** Uses a valid token, after locking its player, in the common order of locks. */
export async function consumeToken(tx: Tx, token: string, nowMs: number) {
  const holder = await findHolder(tx, token);
  const player = holder && (await lockPlayer(tx, holder.player_id));
  const used = player && (await useToken(tx, token, nowMs));
  return used && { player, purpose: used.purpose, email: used.email };
}
