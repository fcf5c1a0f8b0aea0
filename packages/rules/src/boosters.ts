/** The boosters, and where each may be used. */
import type { ModeId, Setup } from './mode.ts';

export const boosterIds = [
  'fifty_fifty',
  'extra_time',
  'second_chance',
  'shield',
  'double_points',
  'audience',
] as const;
export type BoosterId = (typeof boosterIds)[number];

/** Time that `extra_time` adds for its player. */
export const EXTRA_TIME_SECONDS = 10;

type Place = Pick<Setup, 'wagerPoints' | 'tournament'>;

const anywhere = (): boolean => true;
const withClock = (mode: ModeId): boolean => mode !== 'quiz';
const withLives = (mode: ModeId): boolean => mode === 'solo-survival' || mode === 'survival-duel';
/** True where each right answer is paid by itself. */
const withPointsPerAnswer = (mode: ModeId, { wagerPoints }: Place): boolean =>
  mode === 'daily' || mode === 'solo-survival' || (mode === 'quiz' && wagerPoints === 0);

const isUsefulIn: Readonly<Record<BoosterId, (mode: ModeId, place: Place) => boolean>> = {
  fifty_fifty: anywhere,
  extra_time: withClock,
  second_chance: anywhere,
  shield: withLives,
  double_points: withPointsPerAnswer,
  audience: anywhere,
};

/** Boosters allowed in a match: those with an effect there; in a tournament only if its host allows any. */
export function boostersOf(mode: ModeId, place: Place): readonly BoosterId[] {
  if (mode === 'tournament' && !place.tournament?.allowsBoosters) return [];
  return boosterIds.filter((id) => isUsefulIn[id](mode, place));
}

export type BoosterRefusal = 'not_here' | 'used_before' | 'answer_selected';

export interface BoosterUse {
  readonly booster: BoosterId;
  readonly mode: ModeId;
  readonly place: Place;
  /** Boosters that this player used in this match. */
  readonly used: readonly BoosterId[];
  readonly hasSelectedAnswer: boolean;
}

/**
 * Reason why a booster may not be used now; undefined when it may. Each type works once a match, before the
 * answer.
 */
export function refuseBooster({ booster, mode, place, used, hasSelectedAnswer }: BoosterUse) {
  const refusals: readonly [boolean, BoosterRefusal][] = [
    [!boostersOf(mode, place).includes(booster), 'not_here'],
    [used.includes(booster), 'used_before'],
    [hasSelectedAnswer, 'answer_selected'],
  ];
  return refusals.find(([isRefused]) => isRefused)?.[1];
}
