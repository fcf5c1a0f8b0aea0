import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { type Allowance, accessTo, allowanceOf } from '@trivia/rules/access.ts';
import { type Day, dayEndMs, dayOf, weekStart } from '@trivia/rules/calendar/baghdad.ts';
import { daily, dailyRewards } from '@trivia/rules/modes/daily.ts';
import { streakDays, weekRow } from '@trivia/rules/streak.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import type { Deps } from '../../deps.ts';
import { countPlacesTaken } from './daily-challenge.repository.ts';
import { type DailyPlay, listDailyPlays, streaksOf } from './daily-plays.ts';
import { ensureDailySets } from './ensure-daily-set.ts';

function statusOf(todays: DailyPlay | undefined, { refusal }: Allowance): DailyChallenge['status'] {
  if (todays) return todays.status;
  return refusal ? 'limit_reached' : 'open';
}

const playsThisWeek = (plays: readonly DailyPlay[], today: Day): number =>
  plays.filter(({ day }) => day >= weekStart(today)).length;

function paceOfDaily() {
  const { rounds, secondsPerRound } = daily.pace({ tournament: null });
  return { rounds, secondsPerRound: secondsPerRound ?? 0 };
}

function rewardsOfDaily() {
  const { pointsPerRight, pointsForAllRight, firstCount, firstPoints, firstCoins } = dailyRewards;
  return { pointsPerRight, pointsForAllRight, firstCount, firstPoints, firstCoins };
}

/** Today's challenge, as one player sees it. */
export async function getDailyChallenge(deps: Deps, playerId: string): Promise<DailyChallenge> {
  const { db, clock } = deps;
  const nowMs = clock.nowMs();
  const { today: set, tomorrow } = await ensureDailySets(deps);
  const today = dayOf(nowMs);
  const [plays, membership, placesTaken] = await Promise.all([
    listDailyPlays(db, playerId, today),
    getMembership(db, playerId, nowMs),
    countPlacesTaken(db, today),
  ]);
  const todays = plays.find(({ day }) => day === today);
  const streaks = streaksOf(plays);
  const allowance = allowanceOf(accessTo('daily', membership.id), playsThisWeek(plays, today), today);
  return {
    day: today,
    sealHash: set.seal_hash,
    tomorrowSealHash: tomorrow.seal_hash,
    nextAtMs: dayEndMs(today),
    status: statusOf(todays, allowance),
    matchId: todays?.matchId ?? null,
    playsLeft: allowance.playsLeft,
    ...paceOfDaily(),
    rewards: rewardsOfDaily(),
    placesTaken,
    streakDays: streakDays(streaks, today),
    week: [...weekRow(streaks, today)],
  };
}
