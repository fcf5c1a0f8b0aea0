/** Prepaid Plus, as consecutive periods. */

import { anyOf } from '../../lib/any-of.ts';
import type { Db, Tx } from '../../lib/database/db.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sources of periods that are paid in advance. */
const prepaidSources = ['card', 'points'] as const;
type PrepaidSource = (typeof prepaidSources)[number];

interface Period {
  readonly playerId: string;
  readonly source: PrepaidSource;
  readonly lengthMs: number;
  /** Earliest start in milliseconds since 1970; now by default. */
  readonly notBeforeMs?: number;
}

/** Serialises changes of a player's periods, so that no two start at the same end. */
const lockPeriods = (tx: Tx, playerId: string) =>
  tx
    .selectFrom('access_grant')
    .select(['source', 'ends_at'])
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

const isPrepaid = ({ source }: { readonly source: string }): boolean =>
  prepaidSources.some((prepaid) => prepaid === source);

/** End of all of a player's Plus, prepaid or not, in milliseconds since 1970; null without Plus. */
export async function getPlusUntilMs(db: Db, playerId: string, nowMs: number): Promise<number | null> {
  const { until } = await db
    .selectFrom('access_grant')
    .select((eb) => eb.fn.max('ends_at').as('until'))
    .where('player_id', '=', playerId)
    .where('ends_at', '>', new Date(nowMs))
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return until?.getTime() ?? null;
}

export const daysMs = (days: number): number => days * DAY_MS;

/** Adds a period after the player's other prepaid ones, or from now. Returns the id of its grant. */
export async function addPeriod(
  tx: Tx,
  { playerId, source, lengthMs, notBeforeMs = 0 }: Period,
  nowMs: number,
): Promise<string> {
  await tx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
  const periods = await lockPeriods(tx, playerId);
  const ends = periods.filter(isPrepaid).map(({ ends_at }) => ends_at.getTime());
  const startsAtMs = Math.max(nowMs, notBeforeMs, ...ends);
  const { id } = await tx
    .insertInto('access_grant')
    .values({
      player_id: playerId,
      source,
      starts_at: new Date(startsAtMs),
      ends_at: new Date(startsAtMs + lengthMs),
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Revokes the rest of a period, and moves later ones forward. Returns the revoked time in milliseconds. */
export async function revokePeriod(tx: Tx, grantId: string, nowMs: number): Promise<number> {
  const grant = await tx
    .selectFrom('access_grant')
    .selectAll()
    .where('id', '=', grantId)
    .executeTakeFirstOrThrow();
  const { player_id, starts_at, ends_at } = grant;
  await tx.selectFrom('player').select('id').where('id', '=', player_id).forNoKeyUpdate().execute();
  await lockPeriods(tx, player_id);
  const leftMs = ends_at.getTime() - Math.max(starts_at.getTime(), nowMs);
  if (leftMs <= 0) return 0;
  await tx
    .updateTable('access_grant')
    .set({ revoked_at: new Date(nowMs) })
    .where('id', '=', grantId)
    .execute();
  const later = await tx
    .selectFrom('access_grant')
    .select(['id', 'starts_at', 'ends_at'])
    .where('player_id', '=', player_id)
    .where('source', '=', anyOf(prepaidSources))
    .where('revoked_at', 'is', null)
    .where('starts_at', '>=', ends_at)
    .execute();
  for (const one of later)
    await tx
      .updateTable('access_grant')
      .set({
        starts_at: new Date(one.starts_at.getTime() - leftMs),
        ends_at: new Date(one.ends_at.getTime() - leftMs),
      })
      .where('id', '=', one.id)
      .execute();
  return leftMs;
}
