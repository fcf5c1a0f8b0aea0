import { setTimeout as sleep } from 'node:timers/promises';
import { groupWaiting, type Waiting } from '@trivia/rules/matchmaking.ts';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { liveGameOf } from '../live-game.ts';
import type { QueuePool } from '../matchmaking.tables.ts';
import { listAbsent, type Presence, sendReadyChecks } from './ready-checks.ts';
import { startGroups } from './start-groups.ts';

/** Absence after which a player loses the place in the queue. */
export const ABSENT_AFTER_MS = 8_000;
/** Age of the presence signal needed for pairing: twice the polling interval of clients, 2 seconds. */
const PRESENT_WITHIN_MS = 4_000;
/** Matches per transaction, and concurrent transactions. */
const MATCHES_PER_TRANSACTION = 16;
const CONCURRENCY = 3;
/** Time limit of one pairing: waiting clients poll again in 2 seconds. */
const PAIRING_MS = 2_000;
/** Pause before each retry while another server pairs the pool. */
const RETRY_AFTER_MS = 50;
/** Time limit of the retries. */
const RETRY_MS = 1_000;
/** Time that callers may have waited for other pairings and still count as present: a stake must not surprise anybody. */
const WAITED_MS = 1_000;
/** Advisory lock (any free number), combined with a hash of the pool. */
const PAIR_LOCK = 7_310_004;

type Ticket = Waiting & Presence;

async function listWaiting(db: Db, { mode_id, plan_id }: QueuePool, nowMs: number): Promise<Ticket[]> {
  const rows = await db
    .selectFrom('queue_ticket')
    .select(['player_id', 'tier', 'joined_at', 'seen_at', 'called_at'])
    .where('mode_id', '=', mode_id)
    .where('plan_id', '=', plan_id)
    .where('seen_at', '>', new Date(nowMs - PRESENT_WITHIN_MS))
    .execute();
  return rows.map(({ player_id, tier, joined_at, seen_at, called_at }) => ({
    id: player_id,
    tier,
    joinedAtMs: joined_at.getTime(),
    seenAtMs: seen_at.getTime(),
    calledAtMs: called_at?.getTime() ?? null,
  }));
}

/** Tries to make this transaction the only one that pairs the pool, until it ends. */
export async function tryLockPool(tx: Tx, { mode_id, plan_id }: QueuePool): Promise<boolean> {
  const key = `${mode_id}/${plan_id}`;
  const { rows } = await sql<{ isLocked: boolean }>`
    SELECT pg_try_advisory_xact_lock(${PAIR_LOCK}, hashtext(${key})) AS "isLocked"`.execute(tx);
  return rows[0]?.isLocked ?? false;
}

interface Paired {
  readonly unready: readonly (readonly Ticket[])[];
  readonly sinceMs: number;
}

type Group = readonly Waiting[];

/** Starts groups in concurrent transactions, up to the time limit. */
async function startAll(deps: Deps, pool: QueuePool, groups: Group[], untilMs: number): Promise<void> {
  const worker = async () => {
    while (groups.length > 0 && deps.clock.nowMs() < untilMs) {
      await startGroups(deps, pool, groups.splice(0, MATCHES_PER_TRANSACTION));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Pairs the pool once. Returns the groups that need a ready check, and the time since which some members gave no sign. */
async function pairOnce(deps: Deps, tx: Tx, pool: QueuePool, askedAtMs: number): Promise<Paired> {
  const nowMs = deps.clock.nowMs();
  const waiting = await listWaiting(tx, pool, nowMs);
  const groups = groupWaiting(waiting, liveGameOf(pool).mode, nowMs);
  const sinceMs = Math.max(askedAtMs, nowMs - WAITED_MS);
  const tickets = new Map(waiting.map((one) => [one.id, one]));
  const members = groups.map((group) => group.flatMap(({ id }) => tickets.get(id) ?? []));
  const isReady = (group: readonly Ticket[]) => listAbsent(group, sinceMs).length === 0;
  await startAll(deps, pool, members.filter(isReady), nowMs + PAIRING_MS);
  return { unready: members.filter((group) => !isReady(group)), sinceMs };
}

/**
 * Pairs the pool once its lock is free, or gives up: all players have tickets and poll again. Holds no connection
 * between its tries.
 */
async function pairWhenFree(deps: Deps, pool: QueuePool, askedAtMs: number): Promise<Paired | undefined> {
  const untilMs = performance.now() + RETRY_MS;
  for (;;) {
    const paired = await inTransaction(deps.db, async (tx) =>
      (await tryLockPool(tx, pool)) ? pairOnce(deps, tx, pool, askedAtMs) : undefined,
    );
    if (paired || performance.now() + RETRY_AFTER_MS > untilMs) return paired;
    await sleep(RETRY_AFTER_MS);
  }
}

/**
 * Pairs the players who wait in a pool, and starts their matches. `askedAtMs` is the time of the callers' requests. A
 * group with a possibly absent player first gets a ready check, and starts once all have responded.
 */
export async function pairWaiting(deps: Deps, pool: QueuePool, askedAtMs: number): Promise<void> {
  const paired = await pairWhenFree(deps, pool, askedAtMs);
  if (paired) await sendReadyChecks(deps, paired.unready, paired.sinceMs);
}
