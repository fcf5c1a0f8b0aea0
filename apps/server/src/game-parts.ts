/** Features' parts of the engine: hosts of modes that need more than rules, and refunds of cancelled matches. */

import { returnBoosters } from './features/boosters/return-boosters.ts';
import { dailyHost } from './features/daily-challenge/daily-host.ts';
import type { GameParts } from './match/mode-host.ts';

export const gameParts: GameParts = {
  hosts: { daily: dailyHost },
  onCancelled: [returnBoosters],
};
