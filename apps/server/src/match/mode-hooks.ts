import type { ModeId } from '@trivia/rules/match/mode.ts';
import { drawFromBank } from './draw-from-bank.ts';
import type { LockedMatch, MatchHooks, ModeHooks } from './locked-match.ts';

/** Hooks of a mode without an entry in `MatchHooks`. */
const defaultHooks: ModeHooks = {
  rewardReason: 'match_reward',
  absenceMs: null,
  ownPaceUntilMs: () => null,
  pickQuestion: drawFromBank,
  bonusFor: async () => undefined,
  onOver: async () => {},
};

export const modeHooksOf = ({ hooks, match }: LockedMatch): ModeHooks =>
  hooks.modes[match.mode_id] ?? defaultHooks;

export interface Absence {
  readonly modeId: ModeId;
  readonly absenceMs: number;
}

/** Modes whose absent players forfeit, each with the length of the absence. */
export const absencesOf = ({ modes }: MatchHooks): Absence[] =>
  (Object.entries(modes) as [ModeId, ModeHooks][]).flatMap(([modeId, { absenceMs }]) =>
    absenceMs === null ? [] : [{ modeId, absenceMs }],
  );
