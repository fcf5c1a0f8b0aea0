/** Benefits of Plus over the free plan, from the rules. */
import { accessTo } from '@trivia/rules/access.ts';
import { dailyBonusCoins } from '@trivia/rules/economy.ts';
import type { ModeId } from '@trivia/rules/match/mode.ts';

function freePlays(mode: ModeId): number {
  const access = accessTo(mode, 'freemium');
  return access.kind === 'limited' ? access.plays : 0;
}

export const freeDailyPlays = freePlays('daily');
export const freeBattles = freePlays('head-to-head');
export const bonusCoins = dailyBonusCoins(1);
