import { limits } from '@trivia/contract/limits.ts';
import { dayEndMs } from '@trivia/rules/calendar/baghdad.ts';
import { dailyRewards, firstReward, isEligibleForFirst } from '@trivia/rules/modes/daily.ts';
import type { LockedMatch, ModeHooks } from '../../match/locked-match.ts';
import { claimPlace, findDailyQuestion } from './daily-challenge.repository.ts';
import { endDailyPlay } from './end-daily-play.ts';
import { mayTakePlace } from './may-take-place.ts';

function dayOfMatch({ match }: LockedMatch): string {
  if (match.day === null) throw new Error(`Daily match ${match.id} has no day`);
  return match.day;
}

/**
 * Server side of the daily challenge: questions from the day's set, places among the day's first for five right
 * answers, and the streak.
 */
export const dailyHooks: ModeHooks = {
  rewardReason: 'daily_challenge',
  absenceMs: limits.dailyAbsenceSeconds * 1000,
  // The own pace ends with the day, because the answer key is published once nobody plays any more.
  ownPaceUntilMs: (locked) => dayEndMs(dayOfMatch(locked)),

  async pickQuestion(locked, round) {
    const question = await findDailyQuestion(locked.tx, dayOfMatch(locked), round);
    if (!question) throw new Error(`No question for round ${round}`);
    return { ...question, poolRevision: null, isRepeat: false };
  },

  async bonusFor(locked, result) {
    if (!isEligibleForFirst(result, locked.setup.ownPace)) return undefined;
    const day = dayOfMatch(locked);
    if (!(await mayTakePlace(locked.tx, result.player, day))) return undefined;
    const place = await claimPlace(locked.tx, day, dailyRewards.firstCount);
    if (place === undefined) return undefined;
    const seat = locked.setup.players.find(({ id }) => id === result.player);
    return { reason: 'first_thousand', place, ...firstReward(seat?.membership ?? 'freemium') };
  },

  async onOver(locked, endings) {
    const day = dayOfMatch(locked);
    for (const ending of endings) await endDailyPlay(locked.tx, { ...ending, day });
  },
};
