/** The games that players meet in, as they are shown where one chooses. */
import { modeIcons } from './mode-icons.ts';
import { modeTable } from './mode-table.ts';

const gameOf = <I extends 'head-to-head' | 'survival-duel' | 'tug-of-war'>(id: I) => ({
  id,
  ...modeTable[id],
  icon: modeIcons[id],
});

/** By their type on the wire. */
export const liveGames = {
  headtohead: gameOf('head-to-head'),
  survival: gameOf('survival-duel'),
  tugofwar: gameOf('tug-of-war'),
} as const;

export type LiveGameType = keyof typeof liveGames;
export type LiveGame = (typeof liveGames)[LiveGameType];
