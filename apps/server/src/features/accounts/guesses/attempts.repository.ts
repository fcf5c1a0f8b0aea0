import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { anyOf } from '../../../lib/any-of.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';

const MINUTE_MS = 60_000;
const MAX_WINDOW_MS = 24 * 60 * MINUTE_MS;

type Store = Pick<Deps, 'db' | 'clock'>;

/** Limit of tries of one kind, per subject and time window, over all nodes. */
export interface TryLimit {
  readonly kind: string;
  readonly tries: number;
  readonly windowMs: number;
  /** True if it counts guesses from all addresses; the owner is then warned. */
  readonly spansAddresses?: boolean;
}

export interface TryCounter {
  readonly limit: TryLimit;
  readonly subject: string;
  /** True if it refuses like a wrong secret does, because a lock would reveal which accounts share the counter. */
  readonly isSilent?: boolean;
  /** Another subject whose tries count against the limit, too; tries of this counter are not written to it. */
  readonly alongside?: string | undefined;
}

/** Limit of one account from one address, or on one known device or session. */
export const perSource = (kind: string): TryLimit => ({ kind, tries: 5, windowMs: 15 * MINUTE_MS });
/** Limit of one account from all unknown devices. */
export const fromUnknownDevices: TryLimit = {
  kind: 'log_in_anywhere',
  tries: 20,
  windowMs: 60 * MINUTE_MS,
  spansAddresses: true,
};
/** Limit of one account on all known devices, any number of which one password can create. */
export const onKnownDevices: TryLimit = { kind: 'log_in_devices', tries: 30, windowMs: 60 * MINUTE_MS };
/** Limit of one player over all sessions, which a single session can't use up. */
export const inAllSessions: TryLimit = { kind: 'password_anywhere', tries: 30, windowMs: 60 * MINUTE_MS };
/** Limit of code tries of one account, over all addresses. */
export const codesOfAccount: TryLimit = { kind: 'email_code', tries: 10, windowMs: 60 * MINUTE_MS };
/** Limit of warnings to an owner about guesses. */
export const warnings: TryLimit = { kind: 'guess_warning', tries: 1, windowMs: MAX_WINDOW_MS };

const hashOf = (subject: string): Buffer => createHash('sha256').update(subject).digest();

const subjectsOf = ({ subject, alongside }: TryCounter): string[] =>
  alongside === undefined ? [subject] : [subject, alongside];

/** Locks the counters in a fixed order, which prevents deadlocks. */
async function lockCounters(tx: Tx, counters: readonly TryCounter[]): Promise<void> {
  const keys = counters.flatMap((counter) =>
    subjectsOf(counter).map((subject) =>
      createHash('sha256').update(counter.limit.kind).update(hashOf(subject)).digest().readBigInt64BE(),
    ),
  );
  for (const key of keys.toSorted((one, other) => (one < other ? -1 : 1))) {
    await sql`SELECT pg_advisory_xact_lock(${String(key)}::bigint)`.execute(tx);
  }
}

async function usedUp(tx: Tx, counter: TryCounter, nowMs: number) {
  const { kind, tries: most, windowMs } = counter.limit;
  const { tries, oldest } = await tx
    .selectFrom('attempt')
    .select([sql<number>`count(*)::int`.as('tries'), sql<Date | null>`min(attempted_at)`.as('oldest')])
    .where('subject_hash', 'in', subjectsOf(counter).map(hashOf))
    .where('kind', '=', kind)
    .where('attempted_at', '>', new Date(nowMs - windowMs))
    .executeTakeFirstOrThrow();
  const waitMs = tries < most || !oldest ? 0 : oldest.getTime() + windowMs - nowMs;
  return { waitMs, isLast: tries + 1 === most && counter.limit.spansAddresses === true };
}

export interface SpentTries {
  readonly ids: readonly string[];
  readonly counters: readonly TryCounter[];
  /** True if a counter over all addresses has no try left. */
  readonly isLast: boolean;
}

const longestOf = (waitsMs: readonly number[]): number => Math.max(0, ...waitsMs);

async function countTries(tx: Tx, counters: readonly TryCounter[], nowMs: number): Promise<string[]> {
  const values = counters.map((counter) => ({
    kind: counter.limit.kind,
    subject_hash: hashOf(counter.subject),
    attempted_at: new Date(nowMs),
  }));
  const rows = await tx.insertInto('attempt').values(values).returning('id').execute();
  return rows.map(({ id }) => id);
}

/**
 * Counts a try. Undefined if only a silent counter is used up: the try then counts in the others, and must not be
 * evaluated.
 */
async function tryToTake(tx: Tx, counters: readonly TryCounter[], nowMs: number) {
  await lockCounters(tx, counters);
  const [silent, loud, lastOnes]: [number[], number[], boolean[]] = [[], [], []];
  for (const counter of counters) {
    const { waitMs, isLast } = await usedUp(tx, counter, nowMs);
    (counter.isSilent ? silent : loud).push(waitMs);
    lastOnes.push(isLast);
  }
  const waitMs = longestOf(loud);
  if (waitMs > 0) throw new AppError('ACCOUNT_LOCKED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  const isSpent = longestOf(silent) > 0;
  const counting = isSpent ? counters.filter(({ isSilent }) => !isSilent) : counters;
  const ids = await countTries(tx, counting, nowMs);
  return isSpent ? undefined : { ids, counters, isLast: lastOnes.includes(true) };
}

/**
 * Counts a try in each counter before its evaluation, so that concurrent tries count like sequential ones. Refuses
 * with ACCOUNT_LOCKED, without counting, if a counter is used up; with WRONG_CREDENTIALS if only a silent one is.
 */
export async function spendTries({ db, clock }: Store, counters: readonly TryCounter[]): Promise<SpentTries> {
  const nowMs = clock.nowMs();
  const taken = await inTransaction(db, (tx) => tryToTake(tx, counters, nowMs));
  if (!taken) throw new AppError('WRONG_CREDENTIALS');
  return taken;
}

/** Removes a right try from all counters, and earlier wrong ones from those of the narrowest limit. */
export async function forgiveTries(
  { db }: Pick<Deps, 'db'>,
  { ids, counters }: SpentTries,
  narrowest: TryCounter,
): Promise<void> {
  const { kind } = narrowest.limit;
  const hashes = counters.filter(({ limit }) => limit.kind === kind).map(({ subject }) => hashOf(subject));
  await db
    .deleteFrom('attempt')
    .where((eb) =>
      eb.or([
        eb('id', '=', anyOf(ids)),
        eb.and([eb('subject_hash', '=', anyOf(hashes)), eb('kind', '=', kind)]),
      ]),
    )
    .execute();
}

/** Deletes tries that no longer count. */
export const forgetOldTries = ({ db, clock }: Store) =>
  db
    .deleteFrom('attempt')
    .where('attempted_at', '<=', new Date(clock.nowMs() - MAX_WINDOW_MS))
    .execute();
