import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { Booster } from '@trivia/contract/play/boosters.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { mayUseBooster } from '@trivia/rules/access.ts';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { type BoosterRefusal, refuseBooster } from '@trivia/rules/boosters/boosters.ts';
import { recordEvents } from '../../core/events/record-events.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import { changeMatch } from '../../match/change-match.ts';
import type { LockedMatch } from '../../match/locked-match.ts';
import { requireSeat } from '../../match/view/require-seat.ts';
import { viewMatch } from '../../match/view/view-match.ts';
import { boosterEffects, type Round } from './booster-effects.ts';
import { viewBoosters } from './list-boosters.ts';

export interface UseBooster {
  readonly matchId: string;
  readonly playerId: string;
  readonly language: Language;
  readonly round: number;
  readonly type: BoosterId;
}

const refusals: Readonly<Record<BoosterRefusal, ErrorCode>> = {
  not_here: 'BOOSTER_NOT_HERE',
  used_before: 'BOOSTER_USED',
  answer_selected: 'BOOSTER_AFTER_ANSWER',
};

const findSeat = ({ tx, match }: LockedMatch, playerId: string) =>
  tx
    .selectFrom('match_player')
    .select(['is_active', 'extra_round', 'extra_ms'])
    .where('match_id', '=', match.id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();

/** Locks the open round against answers while the booster is applied. Refuses if the player can't answer it now. */
async function lockOpenRound(locked: LockedMatch, { playerId, round }: UseBooster): Promise<Round> {
  const { match, nowMs } = locked;
  const seat = await findSeat(locked, playerId);
  if (locked.isOver || !seat?.is_active) throw new AppError('MATCH_OVER');
  if (round > match.round) throw new AppError('ROUND_NOT_OPEN');
  const found = await locked.tx
    .selectFrom('match_round')
    .selectAll()
    .where('match_id', '=', match.id)
    .where('round', '=', round)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new AppError('ROUND_CLOSED');
  if (found.opens_at.getTime() > nowMs) throw new AppError('ROUND_NOT_OPEN');
  const extraMs = seat.extra_round === round ? seat.extra_ms : 0;
  if (found.closes_at && found.closes_at.getTime() + extraMs < nowMs) throw new AppError('ROUND_CLOSED');
  return found;
}

const listUsed = ({ tx, match }: LockedMatch, playerId: string) =>
  tx
    .selectFrom('match_booster')
    .select(['type', 'round', 'effect'])
    .where('match_id', '=', match.id)
    .where('player_id', '=', playerId)
    .execute();

type UsedBooster = Awaited<ReturnType<typeof listUsed>>[number];

/** Whether the player has answered. A pick that a second chance forgave counts, too. */
async function hasAnswered(
  locked: LockedMatch,
  { playerId, round }: UseBooster,
  used: readonly UsedBooster[],
): Promise<boolean> {
  const answer = await locked.tx
    .selectFrom('match_answer')
    .select('round')
    .where('match_id', '=', locked.match.id)
    .where('round', '=', round)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return (
    answer !== undefined || used.some((one) => one.round === round && one.effect.firstPick !== undefined)
  );
}

async function requireAllowed(locked: LockedMatch, use: UseBooster): Promise<void> {
  const used = await listUsed(locked, use.playerId);
  const refusal = refuseBooster({
    booster: use.type,
    mode: locked.match.mode_id,
    context: locked.setup,
    used: used.map(({ type }) => type),
    hasSelectedAnswer: await hasAnswered(locked, use, used),
  });
  if (refusal) throw new AppError(refusals[refusal]);
}

async function spendBooster(tx: Tx, { playerId, type }: UseBooster): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('player_booster')
    .set((eb) => ({ quantity: eb('quantity', '-', 1) }))
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where('quantity', '>', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('NO_BOOSTER_LEFT');
}

async function apply(locked: LockedMatch, use: UseBooster): Promise<void> {
  const { matchId: match_id, playerId: player_id, round, type } = use;
  const openRound = await lockOpenRound(locked, use);
  await requireAllowed(locked, use);
  await spendBooster(locked.tx, use);
  const effect = JSON.stringify(
    await boosterEffects[type]({ locked, round: openRound, playerId: player_id }),
  );
  const used_at = new Date(locked.nowMs);
  await locked.tx
    .insertInto('match_booster')
    .values({ match_id, player_id, type, round, effect, used_at })
    .execute();
  const data = { matchId: match_id, playerId: player_id, type, round };
  await recordEvents(locked.tx, [{ name: 'booster.used', data }], locked.nowMs);
  locked.append('booster.used', { round, playerId: player_id });
}

/**
 * Uses a booster in the open round: each type once a match, never after an answer. The match stays locked, so that
 * the round can't close meanwhile. Refuses with the codes of `useBoosterRoute`.
 */
export async function useBooster(
  deps: Deps,
  use: UseBooster,
): Promise<{ booster: Booster; match: MatchView }> {
  await requireSeat(deps.db, use);
  const membership = await getMembership(deps.db, use.playerId, deps.clock.nowMs());
  if (!mayUseBooster(use.type, membership.id)) throw new AppError('SUBSCRIPTION_REQUIRED');
  await changeMatch(deps, use.matchId, (locked) => apply(locked, use));
  const [booster] = await viewBoosters(deps, use.playerId, [use.type]);
  if (!booster) throw new Error(`No booster ${use.type}`);
  return { booster, match: await viewMatch(deps, use) };
}
