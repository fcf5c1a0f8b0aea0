/** The games of one player, beside the daily challenge, as they are shown where one chooses. */
import { modeIcons } from './mode-icons.ts';
import { modeTable } from './mode-table.ts';

const gameOf = <I extends 'quiz' | 'solo-survival' | 'puzzle'>(id: I) => ({
  id,
  ...modeTable[id],
  icon: modeIcons[id],
});

export const soloGames = [gameOf('quiz'), gameOf('solo-survival'), gameOf('puzzle')] as const;

export type SoloGameType = (typeof soloGames)[number]['type'];
