/** Limits of codes per number, over all callers. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const limits = [
  { codes: 1, windowMs: MINUTE_MS },
  { codes: 5, windowMs: HOUR_MS },
  { codes: 12, windowMs: DAY_MS },
] as const;

const hashOf = (number: string): Buffer => createHash('sha256').update(number).digest();

/** Counts a code to a number. Refuses with TOO_MANY_REQUESTS above the limits. */
export async function countCode(tx: Tx, number: string, nowMs: number): Promise<void> {
  const number_hash = hashOf(number);
  await sql`SELECT pg_advisory_xact_lock(${String(number_hash.readBigInt64BE())}::bigint)`.execute(tx);
  const sent = await tx
    .selectFrom('phone_receipt')
    .select('sent_at')
    .where('number_hash', '=', number_hash)
    .where('sent_at', '>', new Date(nowMs - DAY_MS))
    .orderBy('sent_at', 'desc')
    .execute();
  const waits = limits.map(({ codes, windowMs }) => {
    const oldestOfFull = sent[codes - 1];
    return oldestOfFull ? oldestOfFull.sent_at.getTime() + windowMs - nowMs : 0;
  });
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  await tx
    .insertInto('phone_receipt')
    .values({ number_hash, sent_at: new Date(nowMs) })
    .execute();
}

/** Deletes codes that no longer count. */
export const forgetReceipts = (tx: Tx, nowMs: number) =>
  tx
    .deleteFrom('phone_receipt')
    .where('sent_at', '<=', new Date(nowMs - DAY_MS))
    .execute();
