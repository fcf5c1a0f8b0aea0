import { limits } from '@trivia/contract/limits.ts';
import { dailyRewards, firstReward, isEligibleForFirst } from '@trivia/rules/modes/daily.ts';
import type { LockedMatch } from '../../match/locked-match.ts';
import type { ModeHost } from '../../match/mode-host.ts';
import { claimPlace, findDailySet } from './daily-challenge.repository.ts';
import { mayTakePlace } from './may-take-place.ts';

function dayOfMatch({ match }: LockedMatch): string {
  if (match.day === null) throw new Error(`Daily match ${match.id} has no day`);
  return match.day;
}

/**
 * Server side of the daily challenge: questions from the day's set, and a place among the day's first for
 * five right answers.
 */
export const dailyHost: ModeHost = {
  rewardReason: 'daily_challenge',
  absenceMs: limits.dailyAbsenceSeconds * 1000,

  async pickQuestion(locked, round) {
    const set = await findDailySet(locked.tx, dayOfMatch(locked));
    const questionId = set?.question_ids[round - 1];
    const version = set?.question_versions[round - 1];
    if (questionId === undefined || version === undefined) throw new Error(`No question for round ${round}`);
    return { questionId, version, poolRevision: null, isRepeat: false };
  },

  async bonusFor(locked, result) {
    if (!isEligibleForFirst(result)) return undefined;
    const day = dayOfMatch(locked);
    if (!(await mayTakePlace(locked.tx, result.player, day))) return undefined;
    const place = await claimPlace(locked.tx, day, dailyRewards.firstCount);
    if (place === undefined) return undefined;
    const seat = locked.setup.players.find(({ id }) => id === result.player);
    return { reason: 'first_thousand', place, ...firstReward(seat?.membership ?? 'freemium') };
  },
};
