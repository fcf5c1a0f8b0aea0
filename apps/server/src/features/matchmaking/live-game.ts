import type { Mode, ModeId, PlanFigures, PlanId } from '@trivia/rules/mode.ts';
import { findMode, modes } from '@trivia/rules/modes/table.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import type { Db } from '../../lib/deps.ts';
import { findAllowance } from '../play/allowance.ts';
import { getPlan } from '../subscription/get-plan.ts';
import { getWallet } from '../wallet/get-wallet.ts';

/** A live game and what it is played for. */
export interface LiveGame {
  readonly mode: Mode<unknown>;
  readonly figures: PlanFigures;
}

function withPlan(mode: Mode<unknown> | undefined, planId: string): LiveGame {
  const figures = mode?.plans.find(({ id }) => id === planId);
  if (!mode || !figures) throw invalidField('plan', 'field.plan');
  return { mode, figures };
}

/** Refuses with INVALID_INPUT a plan that the mode does not have. */
export const findLiveGame = ({ type, mode, plan }: { type: string; mode: string; plan: string }): LiveGame =>
  withPlan(findMode(type, mode), plan);

export const liveGameOf = ({ mode_id, plan_id }: { mode_id: ModeId; plan_id: string }): LiveGame =>
  withPlan(modes[mode_id], plan_id);

/** How the rules name the plan: not at all where there is one. */
export const setupPlanId = ({ mode, figures }: LiveGame): string | null =>
  mode.plans.length > 1 ? figures.id : null;

/** Refuses who may not play it now, or can't pay for it. Answers the plan that the player is on. */
export async function requireSeat(
  db: Db,
  playerId: string,
  { mode, figures }: LiveGame,
  nowMs: number,
): Promise<PlanId> {
  const { id: plan } = await getPlan(db, playerId, nowMs);
  const { refusal } = await findAllowance(db, { playerId, plan, modeId: mode.id }, nowMs);
  if (refusal) throw new AppError(refusal);
  const { coin } = await getWallet(db, playerId);
  if (coin < figures.entryCoins) throw new AppError('NOT_ENOUGH_COINS');
  return plan;
}

/** The live match that a player is in: nobody plays two at a time. */
export async function findLiveMatch(db: Db, playerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('match')
    .innerJoin('match_player as seat', 'seat.match_id', 'match.id')
    .select('match.id')
    .where('seat.player_id', '=', playerId)
    .where('seat.status', '=', 'playing')
    .where('match.status', '=', 'playing')
    .where('match.mode', '=', 'multi')
    .orderBy('match.created_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}
