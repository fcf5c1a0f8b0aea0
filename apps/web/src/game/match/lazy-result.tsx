import { lazyPart } from '../../lib/loading/lazy-part.tsx';
import { modeTable, type PlayableModeId } from '../modes/mode-table.ts';
import { MatchSkeleton } from './match-skeleton.tsx';

/** The result of a mode's matches; it comes while questions are answered. */
export const lazyResult = (modeId: PlayableModeId) =>
  lazyPart({ ...modeTable[modeId].result, fallback: <MatchSkeleton /> });
