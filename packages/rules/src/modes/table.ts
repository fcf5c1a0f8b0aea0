/** All modes by id. */
import { findModeId, type Mode, type ModeId } from '../match/mode.ts';
import { daily } from './daily.ts';
import { headToHead } from './head-to-head.ts';
import { puzzle } from './puzzle.ts';
import { quiz } from './quiz.ts';
import { soloSurvival } from './solo-survival.ts';
import { survivalDuel } from './survival-duel.ts';
import { tournament } from './tournament.ts';
import { tugOfWar } from './tug-of-war.ts';

export const modes: Readonly<Record<ModeId, Mode<unknown>>> = {
  daily,
  quiz,
  'solo-survival': soloSurvival,
  puzzle,
  'head-to-head': headToHead,
  'survival-duel': survivalDuel,
  'tug-of-war': tugOfWar,
  tournament,
};

/** Finds a mode by type and solo or multi; undefined for a combination that does not exist. */
export const findMode = (type: string, mode: string): Mode<unknown> | undefined => {
  const id = findModeId(type, mode);
  return id && modes[id];
};
