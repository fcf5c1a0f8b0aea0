import { type Allowance, accessTo, allowanceOf } from '@trivia/rules/access.ts';
import { dayOf, dayStartMs, weekStart } from '@trivia/rules/calendar/baghdad.ts';
import type { ModeId, PlanId } from '@trivia/rules/mode.ts';
import type { Db } from '../../lib/deps.ts';

const countPlaysSince = async (
  db: Db,
  playerId: string,
  modeId: ModeId,
  sinceMs: number,
): Promise<number> => {
  const row = await db
    .selectFrom('match_player as seat')
    .innerJoin('match', 'match.id', 'seat.match_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seat.player_id', '=', playerId)
    .where('match.mode_id', '=', modeId)
    .where('match.created_at', '>=', new Date(sinceMs))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Whether a player may begin a match of a mode now, by their plan and what they played in this day or week. */
export async function findAllowance(
  db: Db,
  { playerId, plan, modeId }: { readonly playerId: string; readonly plan: PlanId; readonly modeId: ModeId },
  nowMs: number,
): Promise<Allowance> {
  const access = accessTo(modeId, plan);
  const today = dayOf(nowMs);
  if (access.kind !== 'limited') return allowanceOf(access, 0, today);
  const sinceMs = dayStartMs(access.per === 'day' ? today : weekStart(today));
  return allowanceOf(access, await countPlaysSince(db, playerId, modeId, sinceMs), today);
}
