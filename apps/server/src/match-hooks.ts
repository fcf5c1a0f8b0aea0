/** Map of what features add to a match: hooks of single modes, and refunds when a match is cancelled. */

import { returnBoosters } from './features/boosters/return-boosters.ts';
import { dailyHooks } from './features/daily-challenge/daily-hooks.ts';
import type { MatchHooks } from './match/locked-match.ts';

export const matchHooks: MatchHooks = {
  modes: { daily: dailyHooks },
  onCancelled: [returnBoosters],
};
