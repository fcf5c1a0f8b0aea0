import type { Mode, ModeId, Stakes } from '@trivia/rules/match/mode.ts';
import { findMode, modes } from '@trivia/rules/modes/table.ts';
import { invalidField } from '../../lib/app-error.ts';

/** A live game and its stakes. */
export interface LiveGame {
  readonly mode: Mode<unknown>;
  readonly stakes: Stakes;
}

function withStakes(mode: Mode<unknown> | undefined, stakesId: string): LiveGame {
  const stakes = mode?.stakes.find(({ id }) => id === stakesId);
  if (!mode || !stakes) throw invalidField('plan', 'field.plan');
  return { mode, stakes };
}

/** Finds a live game by its wire names. Refuses with INVALID_INPUT if the mode does not have the stakes. */
export const findLiveGame = ({ type, mode, plan }: { type: string; mode: string; plan: string }): LiveGame =>
  withStakes(findMode(type, mode), plan);

export const liveGameOf = ({ mode_id, plan_id }: { mode_id: ModeId; plan_id: string }): LiveGame =>
  withStakes(modes[mode_id], plan_id);

/** Id of the stakes in the setup; null for a mode with one choice. */
export const setupStakesId = ({ mode, stakes }: LiveGame): string | null =>
  mode.stakes.length > 1 ? stakes.id : null;
