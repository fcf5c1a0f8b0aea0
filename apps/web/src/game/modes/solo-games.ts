/** The games of one player, beside the daily challenge, as they are shown where one chooses. */
import { HeartPulse, type LucideIcon, Puzzle, Target } from 'lucide-react';
import { modeHues } from './hues.ts';

export type SoloGameType = 'quiz' | 'survival' | 'puzzle';

interface SoloGame {
  readonly type: SoloGameType;
  readonly path: string;
  readonly icon: LucideIcon;
  /** Degrees of OKLCH. */
  readonly hue: number;
  /** Who has no Plus is told so before they go there; whether they may play is the server's word. */
  readonly isForPlus: boolean;
}

export const soloGames: readonly SoloGame[] = [
  { type: 'quiz', path: '/play/quiz', icon: Target, hue: modeHues.quiz, isForPlus: false },
  {
    type: 'survival',
    path: '/play/solo-survival',
    icon: HeartPulse,
    hue: modeHues.survival,
    isForPlus: true,
  },
  { type: 'puzzle', path: '/play/puzzle', icon: Puzzle, hue: modeHues.puzzle, isForPlus: true },
];
