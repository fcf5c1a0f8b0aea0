import { sql } from 'kysely';
import type { SettledPlayer } from '../../core/events/domain-events.ts';
import { defineSubscriber, type HandlerContext } from '../../core/events/subscriber.ts';
import type { Tx } from '../../lib/database/db.ts';
import { listDueReferrals } from './list-due-referrals.ts';
import { openReferral } from './open-referral.ts';
import { settleReferral } from './pay-referrals.ts';

/** Counts a finished game for referred friends who answered at least once. */
async function countGame(tx: Tx, matchId: string, players: readonly SettledPlayer[]): Promise<string[]> {
  const finished = players
    .filter(({ isForfeit, isBot }) => !isForfeit && !isBot)
    .map(({ playerId }) => playerId);
  const { rows } = await sql<{ friend_id: string }>`
    UPDATE referral SET games = games + 1
     WHERE friend_id = ANY (${finished}::uuid[]) AND status IN ('open', 'held', 'released')
       AND EXISTS (SELECT FROM match_answer WHERE match_id = ${matchId} AND player_id = friend_id)
    RETURNING friend_id`.execute(tx);
  return rows.map(({ friend_id }) => friend_id);
}

async function payDue(context: HandlerContext, friendIds: readonly string[]): Promise<void> {
  if (friendIds.length === 0) return;
  const { tx, deps } = context;
  for (const due of await listDueReferrals(tx, deps.clock.nowMs(), friendIds))
    await settleReferral(context, due);
}

/** Opens a referral when a friend's account is completed, and pays it when the friend has played enough. */
export const referrals = defineSubscriber('referrals', {
  async 'account.completed'({ tx }, { data, occurredAtMs }) {
    if (data.referrerId) await openReferral(tx, data.playerId, data.referrerId, occurredAtMs);
  },

  async 'account.verified'(context, { data }) {
    await payDue(context, [data.playerId]);
  },

  async 'match.settled'(context, { data }) {
    await payDue(context, await countGame(context.tx, data.matchId, data.players));
  },
});
