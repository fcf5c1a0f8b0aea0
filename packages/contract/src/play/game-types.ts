/** Types of games, and solo or multi. */
import { type GameMode, type GameType, type ModeId, modeNames } from '@trivia/rules/match/mode.ts';

export type { GameMode, GameType };

type ModeName<M extends GameMode> = Extract<(typeof modeNames)[ModeId], { readonly mode: M }>['type'];

/** Lists the game types of the solo or the multiplayer modes. */
export const typesOf = <M extends GameMode>(mode: M): readonly ModeName<M>[] =>
  Object.values(modeNames).flatMap((name) => (name.mode === mode ? [name.type as ModeName<M>] : []));

export const gameModes = ['solo', 'multi'] as const satisfies readonly GameMode[];

export const gameTypes: readonly GameType[] = [...new Set(gameModes.flatMap((mode) => typesOf(mode)))];
