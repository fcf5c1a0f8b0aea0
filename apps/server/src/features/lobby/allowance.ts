import { type Allowance, accessTo, allowanceOf } from '@trivia/rules/access.ts';
import { dayOf, dayStartMs, weekStart } from '@trivia/rules/calendar/baghdad.ts';
import type { Membership, ModeId } from '@trivia/rules/match/mode.ts';
import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';
import { isCancelled } from '../../match/settlement-keys.ts';

/** Live match that ended without an answer: it cost nothing, and does not count as a play. */
const isUnplayed = sql<boolean>`(match.mode = 'multi' AND match.status = 'over' AND NOT EXISTS (
  SELECT FROM match_answer WHERE match_answer.match_id = match.id))`;

/** Counts plays since a time, without cancelled matches. */
async function countPlaysSince(
  db: Db,
  playerIds: readonly string[],
  modeId: ModeId,
  sinceMs: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('match_player as seat')
    .innerJoin('match', 'match.id', 'seat.match_id')
    .select(['seat.player_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where((eb) => eb('seat.player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where('match.mode_id', '=', modeId)
    .where('seat.created_at', '>=', new Date(sinceMs))
    .where((eb) => eb.not(isCancelled))
    .where((eb) => eb.not(isUnplayed))
    .groupBy('seat.player_id')
    .execute();
  return new Map(rows.map(({ player_id, count }) => [player_id, Number(count)]));
}

export interface AllowanceQuery {
  readonly playerIds: readonly string[];
  readonly membership: Membership;
  readonly modeId: ModeId;
}

/** Like `findAllowance`, for many players with the same membership. */
export async function findAllowances(
  db: Db,
  { playerIds, membership, modeId }: AllowanceQuery,
  nowMs: number,
): Promise<ReadonlyMap<string, Allowance>> {
  const access = accessTo(modeId, membership);
  const today = dayOf(nowMs);
  const of = (plays: (playerId: string) => number) =>
    new Map(playerIds.map((id) => [id, allowanceOf(access, plays(id), today)]));
  if (access.kind !== 'limited' || playerIds.length === 0) return of(() => 0);
  const sinceMs = dayStartMs(access.per === 'day' ? today : weekStart(today));
  const plays = await countPlaysSince(db, playerIds, modeId, sinceMs);
  return of((id) => plays.get(id) ?? 0);
}

/** Whether a player may start a match of a mode now, by membership and plays of this day or week. */
export async function findAllowance(
  db: Db,
  { playerId, membership, modeId }: Omit<AllowanceQuery, 'playerIds'> & { readonly playerId: string },
  nowMs: number,
): Promise<Allowance> {
  const found = await findAllowances(db, { playerIds: [playerId], membership, modeId }, nowMs);
  const allowance = found.get(playerId);
  if (!allowance) throw new Error('Whoever is asked for is answered for');
  return allowance;
}
