import type { Mode, ModeId, PlanFigures } from '@trivia/rules/mode.ts';
import { findMode, modes } from '@trivia/rules/modes/table.ts';
import { invalidField } from '../../lib/app-error.ts';

/** A live game and its stakes. */
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

/** Name of the plan in the rules; null for a mode with one plan. */
export const setupPlanId = ({ mode, figures }: LiveGame): string | null =>
  mode.plans.length > 1 ? figures.id : null;
