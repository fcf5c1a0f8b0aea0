import { lazyWithTexts } from '../../lib/loading/lazy-with-texts.tsx';
import { modeTable, type PlayableModeId } from '../modes/mode-table.ts';
import { MatchSkeleton } from './match-skeleton.tsx';

/** Lazy result of a mode, preloaded during the match. */
export const lazyResult = (modeId: PlayableModeId) =>
  lazyWithTexts({ ...modeTable[modeId].result, fallback: <MatchSkeleton /> });
