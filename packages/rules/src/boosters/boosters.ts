/** Boosters, and the modes in which each can be used. */

import type { ModeId, Setup } from '../match/mode.ts';
import { type BoosterId, boosterIds } from './booster-ids.ts';

/** Time added by `extra_time`, for its player only. */
export const EXTRA_TIME_SECONDS = 10;

type BoosterContext = Pick<Setup, 'wagerPoints' | 'tournament' | 'ownPace'>;

interface Traits {
  readonly hasClock: boolean;
  readonly hasLives: boolean;
  /** True if right answers are paid one by one, in a match without a wager. */
  readonly paysAnswers: boolean;
}

/** Traits of the modes, separate from their rules, which browsers need not load for the tray of boosters. */
export const traits: Readonly<Record<ModeId, Traits>> = {
  daily: { hasClock: true, hasLives: false, paysAnswers: true },
  quiz: { hasClock: false, hasLives: false, paysAnswers: true },
  'solo-survival': { hasClock: true, hasLives: true, paysAnswers: true },
  puzzle: { hasClock: true, hasLives: false, paysAnswers: false },
  'head-to-head': { hasClock: true, hasLives: false, paysAnswers: false },
  'survival-duel': { hasClock: true, hasLives: true, paysAnswers: false },
  'tug-of-war': { hasClock: true, hasLives: false, paysAnswers: false },
  tournament: { hasClock: true, hasLives: false, paysAnswers: false },
};

const anywhere = (): boolean => true;
const withClock = (mode: ModeId, { ownPace }: BoosterContext): boolean =>
  traits[mode].hasClock && ownPace?.time !== 'none';
const withLives = (mode: ModeId): boolean => traits[mode].hasLives;
const withPointsPerAnswer = (mode: ModeId, { wagerPoints }: BoosterContext): boolean =>
  traits[mode].paysAnswers && wagerPoints === 0;

const isUsefulIn: Readonly<Record<BoosterId, (mode: ModeId, context: BoosterContext) => boolean>> = {
  fifty_fifty: anywhere,
  extra_time: withClock,
  second_chance: anywhere,
  shield: withLives,
  double_points: withPointsPerAnswer,
  audience: anywhere,
};

/**
 * Lists the boosters allowed in a match: those with an effect there, and in a tournament only if its host allows any.
 */
export function boostersOf(mode: ModeId, context: BoosterContext): readonly BoosterId[] {
  if (mode === 'tournament' && !context.tournament?.allowsBoosters) return [];
  return boosterIds.filter((id) => isUsefulIn[id](mode, context));
}

export type BoosterRefusal = 'not_here' | 'used_before' | 'answer_selected';

export interface BoosterUse {
  readonly booster: BoosterId;
  readonly mode: ModeId;
  readonly context: BoosterContext;
  /** Boosters used by this player in this match. */
  readonly used: readonly BoosterId[];
  readonly hasSelectedAnswer: boolean;
}

/**
 * Returns the reason why a booster can't be used now; undefined if it can. Each type works once per match, before the
 * answer.
 */
export function refuseBooster({ booster, mode, context, used, hasSelectedAnswer }: BoosterUse) {
  const refusals: readonly [boolean, BoosterRefusal][] = [
    [!boostersOf(mode, context).includes(booster), 'not_here'],
    [used.includes(booster), 'used_before'],
    [hasSelectedAnswer, 'answer_selected'],
  ];
  return refusals.find(([isRefused]) => isRefused)?.[1];
}
