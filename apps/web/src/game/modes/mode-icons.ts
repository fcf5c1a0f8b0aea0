import type { ModeId } from '@trivia/rules/match/mode.ts';
import {
  HeartCrack,
  HeartPulse,
  type LucideIcon,
  MoveHorizontal,
  Puzzle,
  Sun,
  Swords,
  Target,
  Trophy,
} from 'lucide-react';

/** Icons by mode, separate from the table, so that code without icons does not load them. */
export const modeIcons: Readonly<Record<ModeId, LucideIcon>> = {
  daily: Sun,
  quiz: Target,
  'solo-survival': HeartPulse,
  puzzle: Puzzle,
  'head-to-head': Swords,
  'survival-duel': HeartCrack,
  'tug-of-war': MoveHorizontal,
  tournament: Trophy,
};
