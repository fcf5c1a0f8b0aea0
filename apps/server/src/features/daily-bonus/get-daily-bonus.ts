import type { DailyBonus } from '@trivia/contract/store/daily-bonus.ts';
import { mayClaimDailyBonus } from '@trivia/rules/access.ts';
import { type Day, dayEndMs, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { type BonusClaim, bonusWeek, daysInRow, nextDayOfRow } from '@trivia/rules/daily-bonus.ts';
import { dailyBonusCoins } from '@trivia/rules/economy.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import type { Deps } from '../../deps.ts';
import { findLastClaim } from './daily-bonus.repository.ts';

/** View of a day's bonus; `mayClaim` is true for Plus players. */
export function viewDailyBonus(last: BonusClaim | undefined, today: Day, mayClaim: boolean): DailyBonus {
  const next = nextDayOfRow(last, today);
  const statusOfPlus = next === null ? 'claimed' : 'open';
  return {
    status: mayClaim ? statusOfPlus : 'plus_only',
    coins: dailyBonusCoins(next ?? last?.dayOfRow ?? 1),
    daysInRow: daysInRow(last, today),
    week: [...bonusWeek(last, today)],
    nextAtMs: dayEndMs(today),
  };
}

/** Today's bonus of a player, and whether it can be claimed. */
export async function getDailyBonus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
): Promise<DailyBonus> {
  const nowMs = clock.nowMs();
  const [last, membership] = await Promise.all([
    findLastClaim(db, playerId),
    getMembership(db, playerId, nowMs),
  ]);
  return viewDailyBonus(last, dayOf(nowMs), mayClaimDailyBonus(membership.id));
}
