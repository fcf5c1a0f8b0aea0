import { limits } from '@trivia/contract/limits.ts';
import { erasePersonalData, type PersonalData } from '../../../core/personal-data.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import type { EngineDeps } from '../../../match/change-match.ts';
import { leaveAllMatches } from '../../../match/view/leave-match.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Erases an account unless its owner has just restored it. Returns whether it was erased. */
async function eraseIfDeleted(
  deps: EngineDeps,
  declared: readonly PersonalData[],
  id: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<boolean> {
  await leaveAllMatches(deps, id);
  return await inTransaction(deps.db, async (tx) => {
    const player = await tx
      .selectFrom('player')
      .select('email')
      .where('id', '=', id)
      .where('deleted_at', '<=', before)
      .where('erased_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (player) await erasePersonalData(tx, declared, { id, email: player.email }, now);
    return player !== undefined;
  });
}

/**
 * Erases accounts that were deleted 30 days ago, which frees their names and addresses, after leaving their
 * unfinished matches. Returns their number. A failure is retried the next time and does not stop the others.
 */
export async function eraseDeletedAccounts(
  deps: EngineDeps,
  declared: readonly PersonalData[],
): Promise<number> {
  const now = new Date(deps.clock.nowMs());
  const before = new Date(now.getTime() - limits.accountRestoreDays * DAY_MS);
  const due = await deps.db
    .selectFrom('player')
    .select('id')
    .where('deleted_at', '<=', before)
    .where('erased_at', 'is', null)
    .execute();
  let erased = 0;
  for (const { id } of due) {
    try {
      if (await eraseIfDeleted(deps, declared, id, { before, now })) erased += 1;
    } catch (error) {
      deps.log.error({ err: error, playerId: id }, 'account could not be erased');
    }
  }
  return erased;
}
