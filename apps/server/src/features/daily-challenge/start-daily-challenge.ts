import { randomUUIDv7 } from 'node:crypto';
import { accessTo, allowanceOf } from '@trivia/rules/access.ts';
import { type Day, dayOf, weekStart } from '@trivia/rules/calendar/baghdad.ts';
import type { Membership, OwnPace } from '@trivia/rules/match/mode.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import { startMatch } from '../../match/rounds/start-match.ts';
import { listDailyPlays } from './daily-plays.ts';
import { ensureDailySet } from './ensure-daily-set.ts';

/** Checks the freemium limit, which counts the days begun this week. */
async function requireAllowance(tx: Tx, playerId: string, membership: Membership, today: Day): Promise<void> {
  const plays = await listDailyPlays(tx, playerId, today);
  const used = plays.filter(({ day }) => day >= weekStart(today) && day < today).length;
  const { refusal } = allowanceOf(accessTo('daily', membership), used, today);
  if (refusal) throw new AppError(refusal);
}

/** Today's match of the player. Refuses with ALREADY_PLAYED_TODAY if it is over. */
async function resume(tx: Tx, playerId: string, today: Day): Promise<string> {
  const play = (await listDailyPlays(tx, playerId, today)).find(({ day }) => day === today);
  if (play?.status !== 'playing') throw new AppError('ALREADY_PLAYED_TODAY');
  return play.matchId;
}

const claimDay = (tx: Tx, playerId: string, day: Day, matchId: string) =>
  tx
    .insertInto('daily_play')
    .values({ day, player_id: playerId, match_id: matchId, streak: null })
    .onConflict((conflict) => conflict.columns(['player_id', 'day']).doNothing())
    .returning('match_id')
    .executeTakeFirst();

/**
 * Starts or resumes today's challenge, in the caller's transaction. The key of `daily_play` allows one match, even
 * for simultaneous calls. Refuses with ALREADY_PLAYED_TODAY and PLAY_LIMIT_REACHED.
 */
export async function startDailyChallenge(
  deps: Deps,
  tx: Tx,
  { playerId, pace }: { readonly playerId: string; readonly pace?: OwnPace | undefined },
) {
  const nowMs = deps.clock.nowMs();
  const today = dayOf(nowMs);
  const matchId = randomUUIDv7();
  if (!(await claimDay(tx, playerId, today, matchId))) {
    return { matchId: await resume(tx, playerId, today), change: undefined };
  }
  const { id: membership } = await getMembership(tx, playerId, nowMs);
  await requireAllowance(tx, playerId, membership, today);
  const seat = { id: playerId, membership, isBot: false };
  const plain = { players: [seat], stakesId: null, wagerPoints: 0, categoryId: null, tournament: null };
  const setup = { ...plain, ...(pace && { ownPace: pace }) };
  const change = await startMatch(deps, tx, { id: matchId, modeId: 'daily', day: today, setup });
  return { matchId, change };
}

/** Creates the day's set. Call it before the transaction, which would otherwise delay others. */
export const prepareDailyChallenge = (deps: Pick<Deps, 'db' | 'clock'>) =>
  ensureDailySet(deps, dayOf(deps.clock.nowMs()));
