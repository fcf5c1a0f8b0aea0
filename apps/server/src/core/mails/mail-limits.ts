/** Limits of mails to one address, over all accounts that request them and all changes of address. */
import { createHash } from 'node:crypto';
import { limits } from '@trivia/contract/limits.ts';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Db, Tx } from '../../lib/database/db.ts';
import type { MailTemplate } from './write-mail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Limit of mails within a window of time. */
interface MailLimit {
  readonly mails: number;
  readonly windowMs: number;
}

/** Limits of mails of one kind to one address. */
const ofAddress: readonly MailLimit[] = [
  { mails: 1, windowMs: limits.resendAfterSeconds * 1000 },
  { mails: 6, windowMs: HOUR_MS },
  { mails: 20, windowMs: DAY_MS },
];
/** Limits of mails of one kind that one account causes, to all addresses. */
const ofAccount: readonly MailLimit[] = [
  { mails: 10, windowMs: HOUR_MS },
  { mails: 30, windowMs: DAY_MS },
];

/**
 * Kinds that count together, for mails that strangers can cause. Null for mails to owners about their own
 * account, which are rare and always sent.
 */
const kinds: Readonly<Record<MailTemplate, 'verify' | 'reset' | 'owner_reset' | null>> = {
  verify: 'verify',
  reset: 'reset',
  // It counts like the mail that it replaces, so that the limit reveals nothing.
  addressInUse: 'verify',
  // Strangers can't request it.
  changeCode: 'owner_reset',
  emailChanged: null,
  guesses: null,
  unlinked: null,
};

export interface CountedMail {
  readonly playerId: string;
  readonly to: string;
  readonly template: MailTemplate;
  /** True if a known device of the account requests it, which has its own share that strangers can't use up. */
  readonly isOwners?: boolean;
}

interface Count {
  readonly subjectHash: Buffer;
  readonly kind: string;
  readonly limits: readonly MailLimit[];
}

/** Mailbox of an address: case and the part after a plus sign are ignored. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

const hashOf = (subject: string): Buffer => createHash('sha256').update(subject).digest();

async function wasMailed(db: Db, playerId: string, kind: string, nowMs: number): Promise<boolean> {
  const found = await db
    .selectFrom('mail_receipt')
    .select('queued_at')
    .where('subject_hash', '=', hashOf(playerId))
    .where('kind', '=', kind)
    .where('queued_at', '>', new Date(nowMs - DAY_MS))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Kind of a mail for the limits of its mailbox. The first code of an account has its own share, which repeated mails
 * can't use up.
 */
async function kindAtMailbox(db: Db, playerId: string, kind: string, nowMs: number): Promise<string> {
  const isFirstCode = kind === 'verify' && !(await wasMailed(db, playerId, kind, nowMs));
  return isFirstCode ? 'first_verify' : kind;
}

async function countsOf(
  db: Db,
  { playerId, to, template, isOwners }: CountedMail,
  nowMs: number,
): Promise<Count[]> {
  const kind = kinds[template] === 'reset' && isOwners ? 'owner_reset' : kinds[template];
  if (!kind) return [];
  const mailbox = { subjectHash: hashOf(mailboxOf(to)), limits: ofAddress };
  return [
    { ...mailbox, kind: await kindAtMailbox(db, playerId, kind, nowMs) },
    { subjectHash: hashOf(playerId), kind, limits: ofAccount },
  ];
}

async function waitFor(db: Db, { subjectHash, kind }: Count, { mails, windowMs }: MailLimit, nowMs: number) {
  const oldestOfFull = await db
    .selectFrom('mail_receipt')
    .select('queued_at')
    .where('subject_hash', '=', subjectHash)
    .where('kind', '=', kind)
    .where('queued_at', '>', new Date(nowMs - windowMs))
    .orderBy('queued_at', 'desc')
    .offset(mails - 1)
    .limit(1)
    .executeTakeFirst();
  return oldestOfFull ? oldestOfFull.queued_at.getTime() + windowMs - nowMs : 0;
}

const lockMailbox = (tx: Tx, { to }: CountedMail) =>
  sql`SELECT pg_advisory_xact_lock(${String(hashOf(mailboxOf(to)).readBigInt64BE())}::bigint)`.execute(tx);

async function longestWaitMs(tx: Tx, counts: readonly Count[], nowMs: number): Promise<number> {
  let waitMs = 0;
  for (const count of counts) {
    for (const limit of count.limits) waitMs = Math.max(waitMs, await waitFor(tx, count, limit, nowMs));
  }
  return waitMs;
}

/**
 * Milliseconds until such a mail may be sent; 0 for now. The mailbox then stays locked until the transaction
 * ends.
 */
export async function mailWaitMs(tx: Tx, mail: CountedMail, nowMs: number): Promise<number> {
  await lockMailbox(tx, mail);
  return await longestWaitMs(tx, await countsOf(tx, mail, nowMs), nowMs);
}

/** Counts a mail, serialised per mailbox. Refuses with TOO_MANY_REQUESTS above the limit. */
export async function countMail(tx: Tx, mail: CountedMail, nowMs: number): Promise<void> {
  await lockMailbox(tx, mail);
  const counts = await countsOf(tx, mail, nowMs);
  const waitMs = await longestWaitMs(tx, counts, nowMs);
  if (waitMs > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  for (const { subjectHash, kind } of counts) {
    await tx
      .insertInto('mail_receipt')
      .values({ subject_hash: subjectHash, kind, queued_at: new Date(nowMs) })
      .execute();
  }
}

/** Deletes mails that no longer count. */
export const forgetOldMails = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db
    .deleteFrom('mail_receipt')
    .where('queued_at', '<=', new Date(clock.nowMs() - DAY_MS))
    .execute();
