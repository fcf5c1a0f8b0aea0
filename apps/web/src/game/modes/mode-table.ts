/** All modes of the web app. The type of the table requires an entry for each mode of the rules. */
import type { GameMode, GameType } from '@trivia/contract/play/game-types.ts';
import { findModeId, type ModeId, modeNames } from '@trivia/rules/match/mode.ts';
import type { Mode } from './mode.ts';
import { daily } from './table/daily.ts';
import { headToHead } from './table/head-to-head.ts';
import { puzzle } from './table/puzzle.ts';
import { quiz } from './table/quiz.ts';
import { soloSurvival } from './table/solo-survival.ts';
import { survivalDuel } from './table/survival-duel.ts';
import { tournament } from './table/tournament.ts';
import { tugOfWar } from './table/tug-of-war.ts';

/** Modes in the order in which they are listed. */
export const modeTable = {
  daily,
  'head-to-head': headToHead,
  'survival-duel': survivalDuel,
  'tug-of-war': tugOfWar,
  quiz,
  'solo-survival': soloSurvival,
  puzzle,
  tournament,
} as const satisfies Readonly<Record<ModeId, Mode>>;

type Table = typeof modeTable;
type Names = typeof modeNames;

/** Id of a mode that has screens. */
export type PlayableModeId = { [I in ModeId]: Table[I]['path'] extends null ? never : I }[ModeId];
/** Id of a live mode. */
export type LiveModeId = {
  [I in PlayableModeId]: Names[I]['mode'] extends 'multi' ? I : never;
}[PlayableModeId];
/** Id of a single-player mode, except the daily challenge. */
export type SoloModeId = Exclude<PlayableModeId, LiveModeId | 'daily'>;

export const isPlayable = (id: ModeId): id is PlayableModeId => modeTable[id].path !== null;

export const playableModeIds = (Object.keys(modeTable) as ModeId[]).filter(isPlayable);

export const isLive = (id: ModeId): id is LiveModeId => isPlayable(id) && modeNames[id].mode === 'multi';
const isSolo = (id: PlayableModeId): id is SoloModeId => id !== 'daily' && !isLive(id);

export const liveModeIds = playableModeIds.filter(isLive);
export const soloModeIds = playableModeIds.filter(isSolo);

interface WireName {
  readonly type: GameType;
  readonly mode: GameMode;
}

/** Id of the mode with a type and a mode on the wire; undefined for an unknown pair. */
export const findMode = ({ type, mode }: WireName): ModeId | undefined => findModeId(type, mode);

/** Id of the live mode with a type on the wire; undefined for an unknown type. */
export const findLiveMode = (type: string): LiveModeId | undefined =>
  liveModeIds.find((id) => modeNames[id].type === type);

/** Id of the live mode of a known type. */
export function liveModeOf(type: Names[LiveModeId]['type']): LiveModeId {
  const id = findLiveMode(type);
  if (!id) throw new Error(`There is no live mode ${type}.`);
  return id;
}

/** Type and mode of a mode on the wire. */
export const wireNameOf = <I extends PlayableModeId>(id: I): Names[I] => modeNames[id];
