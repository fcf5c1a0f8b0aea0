/** The games that players meet in, as they are shown where one chooses. */
import { HeartCrack, type LucideIcon, MoveHorizontal, Swords } from 'lucide-react';
import { modeHues, SURVIVAL_DUEL_HUE } from './hues.ts';

export type LiveGameType = 'headtohead' | 'survival' | 'tugofwar';

export interface LiveGame {
  readonly type: LiveGameType;
  /** Its landing; an invitation by link leads there, too, by `?join=`. */
  readonly path: string;
  readonly icon: LucideIcon;
  /** Degrees of OKLCH. */
  readonly hue: number;
  /** Who has no Plus is told so before they go there; whether they may play is the server's word. */
  readonly isForPlus: boolean;
}

export const liveGames: Readonly<Record<LiveGameType, LiveGame>> = {
  headtohead: {
    type: 'headtohead',
    path: '/play/1v1',
    icon: Swords,
    hue: modeHues.headtohead,
    isForPlus: false,
  },
  survival: {
    type: 'survival',
    path: '/play/multi-survival',
    icon: HeartCrack,
    hue: SURVIVAL_DUEL_HUE,
    isForPlus: true,
  },
  tugofwar: {
    type: 'tugofwar',
    path: '/play/tug-of-war',
    icon: MoveHorizontal,
    hue: modeHues.tugofwar,
    isForPlus: true,
  },
};
